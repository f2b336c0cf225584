import type { StyleSpecification } from 'maplibre-gl'

/** Whether an expression of a style reads a name: providers write `{name:latin}`, `['get', 'name']` and everything around it. */
const readsName = (expression: unknown): boolean => /"name[":_]|\{name/.test(JSON.stringify(expression) ?? '')

/** A provider's style with the names of places in the reader's language, and in the language of the place where it has none in theirs.
 *  Numbers of roads and of houses stay what they are. */
export const namedIn = (style: StyleSpecification, language: string): StyleSpecification => {
  const [short = language] = language.split('-')
  const name = ['coalesce', ...[language, short].map((tag) => ['get', `name:${tag}`]), ['get', 'name']]
  return {
    ...style,
    layers: style.layers.map((layer) =>
      layer.type === 'symbol' && readsName(layer.layout?.['text-field'])
        ? { ...layer, layout: { ...layer.layout, 'text-field': name as unknown as string } }
        : layer,
    ),
  }
}
