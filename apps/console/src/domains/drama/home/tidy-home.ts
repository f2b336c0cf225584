import type { HomeSettings } from '@cliffhanger/contract/drama/home-settings.ts'

/** Only languages somebody wrote something in. */
const written = (texts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text = '']) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  )

/** The home page as the server takes it: sections in the order of the form, no empty words, pictures by their keys alone. */
export const tidyHome = (form: HomeSettings): HomeSettings => {
  const words = (form.hot_search ?? []).map((word) => word.trim()).filter((word) => word !== '')
  return {
    ...form,
    sections: form.sections.map((section, index) => ({
      ...section,
      titles: written(section.titles),
      sort: index + 1,
    })),
    hot_search: words.length > 0 ? words : null,
    search_placeholder: written(form.search_placeholder),
    float_entries: form.float_entries.map(({ icon, link }) => ({ icon, link: link.trim() })),
  }
}
