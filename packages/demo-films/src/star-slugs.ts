/** Names the files of the demonstration's stars; they never change. */
export const starSlugs = [
  'nguyen-thu-trang',
  'hannah-brooks',
  'li-muyang',
  'beatriz-nogueira',
  'owen-carter',
  'he-jingyi',
  'thiago-ramos',
  'vo-ngoc-anh',
] as const

export type StarSlug = (typeof starSlugs)[number]
