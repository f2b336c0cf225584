/** Where a drama comes from, in the language of the member: two letters of ISO 3166 as the country's name, other words as they were written. */
export const areaName = (language: string, area: string): string => {
  if (!/^[A-Z]{2}$/.test(area)) return area
  return new Intl.DisplayNames(language, { type: 'region' }).of(area) ?? area
}
