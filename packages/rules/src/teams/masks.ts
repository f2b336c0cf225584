/** A nickname as others of a team see it: its first and last character, `A***a`; of a shorter one the first alone. */
export function maskNickName(name: string): string {
  const characters = [...name.trim()]
  const [first = ''] = characters
  return characters.length > 2 ? `${first}***${characters.at(-1) ?? ''}` : `${first}***`
}

/** A member's number as others of a team see it: its first and last two digits. */
export const maskUserNo = (number: string): string =>
  number.length > 4 ? `${number.slice(0, 2)}****${number.slice(-2)}` : '****'
