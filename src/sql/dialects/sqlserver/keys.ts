/**
 * Certificates, keys, cryptographic providers and signatures.
 * https://learn.microsoft.com/sql/t-sql/statements/create-certificate-transact-sql and its neighbours.
 */

export const keyRules: readonly string[] = [
  "key_password = PASSWORD = <text>",
  "certificate_option = {SUBJECT | START_DATE | EXPIRY_DATE} = <text>",
  `certificate_source =
     ASSEMBLY <name>
   | {FILE = <string> | EXECUTABLE FILE = <string> | BINARY = <literal>} [WITH {FORMAT = <string> [, PRIVATE KEY <private_key>] | PRIVATE KEY <private_key>}]`,
  `private_key = ( { {FILE | BINARY} = <literal> | {DECRYPTION | ENCRYPTION} BY PASSWORD = <string>}, ... )`,
  "key_encryption = CERTIFICATE <identifier> | PASSWORD = <text> | SYMMETRIC KEY <identifier> | ASYMMETRIC KEY <identifier>",
  "asymmetric_algorithm = RSA_4096 | RSA_3072 | RSA_2048 | RSA_1024 | RSA_512",
  "symmetric_algorithm = DES | TRIPLE_DES | TRIPLE_DES_3KEY | RC2 | RC4 | RC4_128 | DESX | AES_128 | AES_192 | AES_256",
  `symmetric_key_option =
     KEY_SOURCE = <text>
   | ALGORITHM = <symmetric_algorithm>
   | IDENTITY_VALUE = <text>
   | PROVIDER_KEY_NAME = <text>
   | CREATION_DISPOSITION = {CREATE_NEW | OPEN_EXISTING}`,
  `column_key_value =
     ( {COLUMN_MASTER_KEY = <identifier> | ALGORITHM = <string> | ENCRYPTED_VALUE = <number>}, ... )`,
  `opening_key =
     CERTIFICATE <identifier> [WITH <key_password>]
   | ASYMMETRIC KEY <identifier> [WITH <key_password>]
   | SYMMETRIC KEY <identifier>
   | <key_password>`,
];

export const keyStatements: readonly string[] = [
  `CREATE CERTIFICATE <identifier> [AUTHORIZATION <identifier>] {
     FROM <certificate_source> [ACTIVE FOR BEGIN_DIALOG = <on_or_off>]
   | [ENCRYPTION BY <key_password>] WITH <certificate_option>, ... [ACTIVE FOR BEGIN_DIALOG = <on_or_off>] }`,
  `ALTER CERTIFICATE <identifier> {
     REMOVE {PRIVATE KEY | ATTESTED OPTION}
   | ATTESTED BY <string>
   | WITH PRIVATE KEY <private_key>
   | WITH ACTIVE FOR BEGIN_DIALOG = <on_or_off> }`,
  "DROP CERTIFICATE <identifier>",
  `BACKUP CERTIFICATE <identifier> TO FILE = <string> [WITH {FORMAT = <string> | PRIVATE KEY <private_key>}, ...]`,
  `CREATE ASYMMETRIC KEY <identifier> [AUTHORIZATION <identifier>] {
     FROM {FILE = <string> | EXECUTABLE FILE = <string> | ASSEMBLY <identifier> | PROVIDER <identifier>} [WITH {ALGORITHM = <asymmetric_algorithm> | PROVIDER_KEY_NAME = <string> | CREATION_DISPOSITION = {CREATE_NEW | OPEN_EXISTING}}, ...]
   | WITH ALGORITHM = <asymmetric_algorithm> } [ENCRYPTION BY <key_password>]`,
  `ALTER ASYMMETRIC KEY <identifier> {
     REMOVE {PRIVATE KEY | ATTESTED OPTION}
   | WITH PRIVATE KEY <private_key>
   | ATTESTED BY <string> }`,
  "DROP ASYMMETRIC KEY <identifier> [REMOVE PROVIDER KEY]",
  `CREATE SYMMETRIC KEY <identifier> [AUTHORIZATION <identifier>] [FROM PROVIDER <identifier>] WITH <symmetric_key_option>, ... [ENCRYPTION BY <key_encryption>, ...]`,
  `CREATE SYMMETRIC KEY <identifier> [AUTHORIZATION <identifier>] ENCRYPTION BY <key_encryption>, ... WITH <symmetric_key_option>, ...`,
  "ALTER SYMMETRIC KEY <identifier> {ADD | DROP} ENCRYPTION BY <key_encryption>, ...",
  "DROP SYMMETRIC KEY <identifier> [REMOVE PROVIDER KEY]",
  "OPEN SYMMETRIC KEY <identifier> DECRYPTION BY <opening_key>",
  "CLOSE {SYMMETRIC KEY <identifier> | ALL SYMMETRIC KEYS}",
  "BACKUP SYMMETRIC KEY <identifier> TO {FILE | URL} = <string> ENCRYPTION BY <key_password>",
  "RESTORE SYMMETRIC KEY <identifier> FROM {FILE | URL} = <string> DECRYPTION BY <key_password> ENCRYPTION BY <key_password>",
  "CREATE MASTER KEY [ENCRYPTION BY <key_password>]",
  `ALTER MASTER KEY {
     [FORCE] REGENERATE WITH ENCRYPTION BY <key_password>
   | {ADD | DROP} ENCRYPTION BY {SERVICE MASTER KEY | <key_password>} }`,
  "DROP MASTER KEY",
  "OPEN MASTER KEY DECRYPTION BY <key_password>",
  "CLOSE MASTER KEY",
  "BACKUP MASTER KEY TO {FILE | URL} = <string> ENCRYPTION BY <key_password>",
  "RESTORE MASTER KEY FROM {FILE | URL} = <string> DECRYPTION BY <key_password> ENCRYPTION BY <key_password> [FORCE]",
  `ALTER SERVICE MASTER KEY {
     [FORCE] REGENERATE
   | WITH {OLD_ACCOUNT = <string> , OLD_PASSWORD = <string> | NEW_ACCOUNT = <string> , NEW_PASSWORD = <string>} }`,
  "BACKUP SERVICE MASTER KEY TO {FILE | URL} = <string> ENCRYPTION BY <key_password>",
  "RESTORE SERVICE MASTER KEY FROM {FILE | URL} = <string> DECRYPTION BY <key_password> [FORCE]",
  "CREATE DATABASE ENCRYPTION KEY WITH ALGORITHM = {AES_128 | AES_192 | AES_256 | TRIPLE_DES_3KEY} ENCRYPTION BY SERVER {CERTIFICATE | ASYMMETRIC KEY} <identifier>",
  `ALTER DATABASE ENCRYPTION KEY {
     REGENERATE WITH ALGORITHM = {AES_128 | AES_192 | AES_256 | TRIPLE_DES_3KEY} [ENCRYPTION BY SERVER {CERTIFICATE | ASYMMETRIC KEY} <identifier>]
   | ENCRYPTION BY SERVER {CERTIFICATE | ASYMMETRIC KEY} <identifier> }`,
  "DROP DATABASE ENCRYPTION KEY",
  `CREATE COLUMN MASTER KEY <identifier> WITH ( {KEY_STORE_PROVIDER_NAME = <string> | KEY_PATH = <string> | ENCLAVE_COMPUTATIONS ( SIGNATURE = <number> )}, ... )`,
  "DROP COLUMN MASTER KEY <identifier>",
  "CREATE COLUMN ENCRYPTION KEY <identifier> WITH VALUES <column_key_value>, ...",
  "ALTER COLUMN ENCRYPTION KEY <identifier> {ADD | DROP} VALUE <column_key_value>",
  "DROP COLUMN ENCRYPTION KEY <identifier>",
  "CREATE CRYPTOGRAPHIC PROVIDER <identifier> FROM FILE = <string>",
  "ALTER CRYPTOGRAPHIC PROVIDER <identifier> {FROM FILE = <string> | ENABLE | DISABLE}",
  "DROP CRYPTOGRAPHIC PROVIDER <identifier>",
];
