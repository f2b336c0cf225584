let lists: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether a password is among the most common ones, in whatever case: those are tried first. The list, of some 49,000, is read when it
 *  is asked for the first time. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lists ??= load()
  return (await lists).has(password.toLowerCase())
}
