import { describe, expect, it } from 'vitest'
import { coordinatesOf, placeOf } from './place.ts'

describe('a place in an address', () => {
  it('is read with its name and address', () => {
    const query = new URLSearchParams({ latitude: '31.2304', longitude: '-121.5', name: 'Pier', address: '1 Quay' })
    expect(placeOf(query)).toEqual({ latitude: 31.2304, longitude: -121.5, name: 'Pier', address: '1 Quay' })
  })

  it.each(['', 'latitude=1', 'latitude=&longitude=', 'latitude=91&longitude=0', 'latitude=1&longitude=x'])(
    'is none where its coordinates are missing or impossible: "%s"',
    (query) => {
      expect(placeOf(new URLSearchParams(query))).toBeUndefined()
    },
  )
})

describe('typed coordinates', () => {
  it.each(['31.2304, 121.4737', '31.2304,121.4737', ' 31.2304 121.4737 ', '31.2304，121.4737'])('%s', (text) => {
    expect(coordinatesOf(text)).toMatchObject({ latitude: 31.2304, longitude: 121.4737 })
  })

  it.each(['', '31', '31,x', '1,2,3', '99,1'])('"%s" are none', (text) => {
    expect(coordinatesOf(text)).toBeUndefined()
  })
})
