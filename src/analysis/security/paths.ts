/** Files that give secrets of the machine or its databases away, and addresses that answer only inside a cloud. */
const telling =
  /\/etc\/(?:passwd|shadow|hosts|group|mysql|ssh)|\/proc\/|\/root\/|id_rsa|\.ssh|\.my\.cnf|\.pgpass|boot\.ini|win\.ini|\\windows\\|\/windows\/|system32|\/var\/log|web\.config|wp-config|config\.php|pg_hba|169\.254\.169\.254|\\\\[\w.-]+\\|%2fetc|\.\.[\\/]\.\.|authorized_keys|\.htaccess|\/var\/lib\/mysql\//i;

/** Folders that web servers give out, and files that they run. */
const served =
  /\.(?:php\d?|phtml|asp|aspx|jsp|jspx|cgi|pl|py|sh|bat|exe|cmd|ps1|vbs|dll|so|htm|html|war)\b|\/www\/|\\www|htdocs|inetpub|wwwroot|public_html|webapps|\/cron|authorized_keys|\/etc\/|startup/i;

/** True for a path that attacks read. */
export function isTellingPath(path: string): boolean {
  return path.length <= 1024 && telling.test(path);
}

/** True for a path that a server would run or give out, were something written there. */
export function isServedPath(path: string): boolean {
  return path.length <= 1024 && served.test(path);
}

/** True for a file of data by its ending, or one without a folder. */
export function isHarmlessPath(path: string): boolean {
  return !isServedPath(path) && !isTellingPath(path);
}

/** True for a file that holds exported rows. */
export function isDataFile(path: string): boolean {
  return !isServedPath(path) &&
    /\.(?:csv|tsv|txt|dat|json|jsonl|parquet|avro|orc|gz|zip|bz2|zst|xml|sql|bin|out|tab|psv)$/i.test(path);
}

/** True where a connection string, or what a linking function gets, names a host of the open internet or a login. */
export function isRemoteAddress(name: string, text: string): boolean {
  if (name === "OPENROWSET" || name === "OPENDATASOURCE") {
    return /(?:server|address|network|uid|pwd|user id|data source)\s*=|^\\\\|https?:/i.test(text) &&
      !/excel|\.xlsx?|\.mdb|\.accdb|\.dbf|trusted_connection\s*=\s*yes/i.test(text);
  }
  if (name === "DBLINK") {
    return /host(?:addr)?\s*=\s*['"]?[\w.-]+\.(?:com|net|org|io|ru|cn|tk|xyz|site|me|sh)\b/i.test(text);
  }
  return callbackHosts.test(text);
}

/** Services that log whoever calls them, which testers and attackers use to receive data. */
const callbackHosts =
  /burpcollaborator\.net|oastify\.com|interact\.sh|oast\.(?:fun|pro|live|me|site|online)|ngrok|dnslog\.cn|ceye\.io|webhook\.site|requestbin|canarytokens/i;
