/**
 * Returns a project key or instance id as it is stored: in lower case, with `-` for every character other than letters,
 * digits, `.`, `_` and `-`. No longer than the text, and empty only if the text is.
 */
export function storedKey(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9._-]/gu, '-').toLowerCase();
}
