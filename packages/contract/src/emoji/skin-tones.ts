/** What Unicode puts behind a hand or a person, from light to dark; '' leaves it without a tone. */
export const skinTones = ['', '🏻', '🏼', '🏽', '🏾', '🏿'] as const
export type SkinTone = (typeof skinTones)[number]
