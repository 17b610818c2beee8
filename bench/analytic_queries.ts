/** What a business keeps records of: a fact table, its measures, and the tables around it. */
interface Subject {
  readonly fact: string;
  readonly measure: string;
  readonly count: string;
  readonly day: string;
  readonly party: string;
  readonly partyName: string;
  readonly item: string;
  readonly itemGroup: string;
  readonly place: string;
  readonly region: string;
}

const subjects: readonly Subject[] = [
  {
    fact: "sale",
    measure: "net_price",
    count: "quantity",
    day: "sold_on",
    party: "customer",
    partyName: "full_name",
    item: "article",
    itemGroup: "category",
    place: "branch",
    region: "district",
  },
  {
    fact: "shipment",
    measure: "freight",
    count: "parcels",
    day: "shipped_on",
    party: "carrier",
    partyName: "trade_name",
    item: "route",
    itemGroup: "mode",
    place: "depot",
    region: "zone",
  },
  {
    fact: "payment",
    measure: "amount",
    count: "items",
    day: "booked_on",
    party: "account",
    partyName: "holder",
    item: "currency",
    itemGroup: "bloc",
    place: "bank",
    region: "country",
  },
  {
    fact: "visit",
    measure: "seconds",
    count: "pages",
    day: "seen_on",
    party: "visitor",
    partyName: "nickname",
    item: "page",
    itemGroup: "section",
    place: "site",
    region: "language",
  },
  {
    fact: "treatment",
    measure: "fee",
    count: "sessions",
    day: "treated_on",
    party: "patient",
    partyName: "surname",
    item: "therapy",
    itemGroup: "field",
    place: "clinic",
    region: "county",
  },
  {
    fact: "booking",
    measure: "fare",
    count: "seats",
    day: "departs_on",
    party: "passenger",
    partyName: "surname",
    item: "flight",
    itemGroup: "fleet",
    place: "airport",
    region: "continent",
  },
  {
    fact: "reading",
    measure: "kilowatts",
    count: "samples",
    day: "read_on",
    party: "household",
    partyName: "contract_name",
    item: "meter",
    itemGroup: "model",
    place: "substation",
    region: "grid",
  },
  {
    fact: "loan",
    measure: "fine",
    count: "renewals",
    day: "lent_on",
    party: "reader",
    partyName: "card_name",
    item: "volume",
    itemGroup: "genre",
    place: "library",
    region: "borough",
  },
  {
    fact: "claim",
    measure: "payout",
    count: "documents",
    day: "filed_on",
    party: "insured",
    partyName: "policy_name",
    item: "cover",
    itemGroup: "line",
    place: "agency",
    region: "state",
  },
  {
    fact: "harvest",
    measure: "tonnes",
    count: "loads",
    day: "cut_on",
    party: "farmer",
    partyName: "farm_name",
    item: "crop",
    itemGroup: "family",
    place: "silo",
    region: "valley",
  },
]; // deno-fmt-ignore

type Template = (s: Subject, year: number) => string;

const templates: readonly Template[] = [
  (s, year) =>
    `WITH yearly AS (
  SELECT p.${s.party}_id, p.${s.partyName}, EXTRACT(YEAR FROM f.${s.day}) AS year_of, SUM(f.${s.measure} * f.${s.count}) AS total
  FROM ${s.party} p
  JOIN ${s.fact} f ON f.${s.party}_id = p.${s.party}_id
  WHERE f.${s.day} >= DATE '${year}-01-01' AND f.${s.day} < DATE '${year + 2}-01-01'
  GROUP BY p.${s.party}_id, p.${s.partyName}, EXTRACT(YEAR FROM f.${s.day})
)
SELECT later.${s.partyName}, earlier.total AS before_total, later.total AS after_total,
       CASE WHEN earlier.total > 0 THEN later.total / earlier.total ELSE NULL END AS growth
FROM yearly later
JOIN yearly earlier ON later.${s.party}_id = earlier.${s.party}_id AND later.year_of = ${
      year + 1
    } AND earlier.year_of = ${year}
WHERE earlier.total > 0 AND later.total > earlier.total * 1.1
ORDER BY growth DESC, later.${s.partyName} LIMIT 100`,
  (s, year) =>
    `SELECT l.${s.region}, i.${s.itemGroup}, COUNT(DISTINCT f.${s.party}_id) AS parties, SUM(f.${s.measure}) AS total,
       AVG(f.${s.measure}) AS mean, MIN(f.${s.day}) AS first_day, MAX(f.${s.day}) AS last_day
FROM ${s.fact} f
INNER JOIN ${s.place} l ON l.${s.place}_id = f.${s.place}_id
INNER JOIN ${s.item} i ON i.${s.item}_id = f.${s.item}_id
LEFT JOIN ${s.party} p ON p.${s.party}_id = f.${s.party}_id AND p.closed_on IS NULL
WHERE f.${s.day} BETWEEN '${year}-02-01' AND '${year}-08-31'
  AND l.${s.region} IN ('north', 'south', 'east', 'west')
  AND (i.${s.itemGroup} LIKE 'A%' OR i.${s.itemGroup} LIKE 'B%' OR i.price > 99.50)
  AND NOT EXISTS (SELECT 1 FROM ${s.fact}_cancelled c WHERE c.${s.fact}_id = f.${s.fact}_id)
GROUP BY l.${s.region}, i.${s.itemGroup}
HAVING SUM(f.${s.measure}) > 10000 AND COUNT(*) >= 25
ORDER BY total DESC, l.${s.region}, i.${s.itemGroup}`,
  (s, year) =>
    `SELECT ranked.${s.itemGroup}, ranked.${s.item}_id, ranked.total, ranked.place_in_group
FROM (
  SELECT i.${s.itemGroup}, i.${s.item}_id, SUM(f.${s.measure}) AS total,
         RANK() OVER (PARTITION BY i.${s.itemGroup} ORDER BY SUM(f.${s.measure}) DESC) AS place_in_group,
         SUM(SUM(f.${s.measure})) OVER (PARTITION BY i.${s.itemGroup} ORDER BY i.${s.item}_id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS running
  FROM ${s.fact} f JOIN ${s.item} i ON f.${s.item}_id = i.${s.item}_id
  WHERE f.${s.day} > '${year}-12-31'
  GROUP BY i.${s.itemGroup}, i.${s.item}_id
) ranked
WHERE ranked.place_in_group <= 10 AND ranked.running > 1000
ORDER BY ranked.${s.itemGroup}, ranked.place_in_group`,
  (s, year) =>
    [1, 2, 3, 4].map((quarter) =>
      `SELECT ${quarter} AS quarter, l.${s.region} AS area, COALESCE(SUM(f.${s.measure}), 0) AS total, COUNT(f.${s.fact}_id) AS facts
FROM ${s.place} l LEFT JOIN ${s.fact} f ON f.${s.place}_id = l.${s.place}_id AND f.quarter_of = ${quarter} AND f.year_of = ${year}
GROUP BY l.${s.region}`
    ).join("\nUNION ALL\n") + "\nORDER BY area, quarter",
  (s, year) =>
    `SELECT p.${s.party}_id, p.${s.partyName},
       SUM(CASE WHEN f.month_of = 1 THEN f.${s.measure} ELSE 0 END) AS january,
       SUM(CASE WHEN f.month_of = 2 THEN f.${s.measure} ELSE 0 END) AS february,
       SUM(CASE WHEN f.month_of = 3 THEN f.${s.measure} ELSE 0 END) AS march,
       SUM(CASE WHEN f.month_of IN (4, 5, 6) THEN f.${s.measure} ELSE 0 END) AS spring,
       SUM(CASE WHEN f.month_of BETWEEN 7 AND 9 THEN f.${s.measure} ELSE 0 END) AS summer,
       SUM(CASE WHEN f.month_of > 9 AND f.${s.count} > 1 THEN f.${s.measure} * f.${s.count} ELSE 0 END) AS autumn
FROM ${s.party} p, ${s.fact} f
WHERE p.${s.party}_id = f.${s.party}_id AND f.year_of = ${year} AND (p.blocked = 0 OR p.blocked IS NULL)
GROUP BY p.${s.party}_id, p.${s.partyName}
ORDER BY p.${s.partyName}`,
  (s, year) =>
    `WITH busy AS (SELECT ${s.place}_id, COUNT(*) AS facts FROM ${s.fact} WHERE year_of = ${year} GROUP BY ${s.place}_id HAVING COUNT(*) > 500),
quiet AS (SELECT ${s.place}_id FROM ${s.place} WHERE ${s.place}_id NOT IN (SELECT ${s.place}_id FROM busy)),
usual AS (SELECT ${s.item}_id, AVG(${s.measure}) AS mean FROM ${s.fact} GROUP BY ${s.item}_id)
SELECT f.${s.fact}_id, f.${s.measure}, u.mean, ABS(f.${s.measure} - u.mean) / NULLIF(u.mean, 0) AS deviation
FROM ${s.fact} f
JOIN usual u ON u.${s.item}_id = f.${s.item}_id
WHERE f.${s.place}_id IN (SELECT ${s.place}_id FROM quiet) AND f.${s.measure} > u.mean * 1.5
  AND EXISTS (SELECT 1 FROM ${s.party} p WHERE p.${s.party}_id = f.${s.party}_id AND p.since < '${year}-01-01')
ORDER BY deviation DESC LIMIT 250`,
  (s, year) =>
    `SELECT week.week_of, week.total, LAG(week.total, 1) OVER (ORDER BY week.week_of) AS last_week,
       week.total - LAG(week.total, 52) OVER (ORDER BY week.week_of) AS against_last_year,
       AVG(week.total) OVER (ORDER BY week.week_of ROWS BETWEEN 3 PRECEDING AND CURRENT ROW) AS moving
FROM (SELECT f.week_of, SUM(f.${s.measure}) AS total, SUM(f.${s.count}) AS pieces
      FROM ${s.fact} f INNER JOIN ${s.place} l ON l.${s.place}_id = f.${s.place}_id
      WHERE l.${s.region} <> 'closed' AND f.year_of IN (${year - 1}, ${year}, ${year + 1}) GROUP BY f.week_of) week
WHERE week.pieces > 0 ORDER BY week.week_of`,
  (s, year) =>
    `SELECT a.${s.item}_id AS left_item, b.${s.item}_id AS right_item, COUNT(*) AS together
FROM ${s.fact} a
JOIN ${s.fact} b ON a.${s.party}_id = b.${s.party}_id AND a.${s.day} = b.${s.day} AND a.${s.item}_id < b.${s.item}_id
JOIN ${s.item} i ON i.${s.item}_id = a.${s.item}_id
JOIN ${s.item} j ON j.${s.item}_id = b.${s.item}_id
WHERE i.${s.itemGroup} <> j.${s.itemGroup} AND a.year_of = ${year}
GROUP BY a.${s.item}_id, b.${s.item}_id
HAVING COUNT(*) > (SELECT AVG(pairs.n) FROM (SELECT COUNT(*) AS n FROM ${s.fact} GROUP BY ${s.party}_id) pairs)
ORDER BY together DESC, left_item, right_item LIMIT 50`,
  (s, year) =>
    `SELECT p.${s.partyName}, l.${s.region}, UPPER(SUBSTRING(p.${s.partyName}, 1, 3)) AS initials,
       ROUND(SUM(f.${s.measure}) * 100.0 / (SELECT SUM(all_f.${s.measure}) FROM ${s.fact} all_f WHERE all_f.year_of = ${year}), 2) AS share,
       CASE WHEN SUM(f.${s.measure}) > 100000 THEN 'large' WHEN SUM(f.${s.measure}) > 10000 THEN 'middle' ELSE 'small' END AS size_class
FROM ${s.fact} f
JOIN ${s.party} p ON p.${s.party}_id = f.${s.party}_id
JOIN ${s.place} l ON l.${s.place}_id = f.${s.place}_id
WHERE f.year_of = ${year} AND f.${s.measure} > 0 AND p.${s.partyName} NOT LIKE '%test%'
GROUP BY p.${s.partyName}, l.${s.region}
HAVING COUNT(DISTINCT f.${s.item}_id) > 2
ORDER BY share DESC`,
  (s, year) =>
    `SELECT l.${s.place}_id, l.${s.region}, latest.${s.day}, latest.${s.measure}, counts.facts
FROM ${s.place} l
JOIN (SELECT f.${s.place}_id, f.${s.day}, f.${s.measure}, ROW_NUMBER() OVER (PARTITION BY f.${s.place}_id ORDER BY f.${s.day} DESC, f.${s.fact}_id DESC) AS nth FROM ${s.fact} f WHERE f.${s.day} >= '${year}-01-01') latest
  ON latest.${s.place}_id = l.${s.place}_id AND latest.nth = 1
LEFT JOIN (SELECT ${s.place}_id, COUNT(*) AS facts FROM ${s.fact} GROUP BY ${s.place}_id) counts ON counts.${s.place}_id = l.${s.place}_id
WHERE l.opened_on < '${year}-06-30' AND (l.closed_on IS NULL OR l.closed_on > '${year}-12-31') AND COALESCE(counts.facts, 0) <> 0
ORDER BY l.${s.region}, latest.${s.day} DESC`,
];

/** A hundred long analytic queries, portable over the dialects: ten questions asked of ten businesses. */
export const analyticQueries: readonly string[] = subjects.flatMap((subject, i) =>
  templates.map((template) => template(subject, 2015 + i))
);
