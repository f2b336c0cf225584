import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { namedIn } from './names-of-style.ts'

type Field = NonNullable<NonNullable<SymbolLayerSpecification['layout']>['text-field']>

const styleWith = (field: Field): StyleSpecification => ({
  version: 8,
  sources: {},
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'names', type: 'symbol', source: 'tiles', layout: { 'text-field': field, 'text-size': 12 } },
  ],
})

const inVietnamese = ['coalesce', ['get', 'name:vi'], ['get', 'name:vi'], ['get', 'name']]

describe('the names on a map', () => {
  it.each<Field>([
    '{name:latin}',
    '{name}',
    ['get', 'name'],
    ['get', 'name_en'],
    ['concat', ['get', 'name:latin'], '\n', ['get', 'name:nonlatin']],
  ])('%j are in the language of who reads it', (field) => {
    expect(namedIn(styleWith(field), 'vi').layers[1]).toMatchObject({
      layout: { 'text-field': inVietnamese, 'text-size': 12 },
    })
  })

  it.each<Field>(['{ref}', ['get', 'house_number']])('%j is no name, and stays', (field) => {
    const style = styleWith(field)
    expect(namedIn(style, 'vi')).toEqual(style)
  })

  it('fall back from a region to its language', () => {
    expect(namedIn(styleWith('{name}'), 'zh-CN').layers[1]).toMatchObject({
      layout: { 'text-field': ['coalesce', ['get', 'name:zh-CN'], ['get', 'name:zh'], ['get', 'name']] },
    })
  })
})
