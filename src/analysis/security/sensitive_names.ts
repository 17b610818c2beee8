/**
 * Names that columns of secrets have, as the lists of OWASP's Cheat Sheet Series ("Logging", what to leave out) and of
 * PCI DSS (3.3, account data) tell their kinds.
 */
const secret =
  /^(?:\w*(?:passw(?:or)?d|passwd|pwd|passphrase|passhash|pass_hash|secret|api_?key|private_?key|access_?key|credit_?card|card_?(?:no|num|number)|cc_?(?:no|num|number)|cvv2?|cvc|security_code|social_security|secret_?answer|otp_seed|totp_?secret|session_?token|auth_?token|access_?token|refresh_?token|reset_?token|api_?token)\w*|pass|hash|salt|ssn|pin|iban|authentication_string|spare4|rolpassword|usepassword|creditcard)$/i;

/** Names that columns with people's accounts have. */
const account =
  /^(?:user_?names?|user|users|usr|uname|login|logins|user_?login|login_?name|user_?email|email|e_?mail|admin)$/i;

/** Tables that hold accounts. */
const accountTable =
  /^(?:\w+_)?(?:users?|admins?|administrators?|members?|accounts?|credentials?|logins?|passwords?|secrets?|staff|sessions|tokens|api_?keys|credit_?cards|cards|payments?|usr|tbl_?users?|employees|customers|people|auth_user)$/i;

/** True for a column that holds a secret. */
export function isSecretName(name: string): boolean {
  return name.length <= 64 && secret.test(name);
}

/** True for a column that names an account. */
export function isAccountName(name: string): boolean {
  return account.test(name);
}

/** True for a table of accounts or secrets. */
export function isAccountTable(name: string): boolean {
  return name.length <= 64 && accountTable.test(name);
}
