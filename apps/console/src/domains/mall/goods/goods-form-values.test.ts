import { describe, expect, it } from 'vitest'
import { goodsFormOf } from './goods-form-values.ts'

const typed = {
  texts: { en: { title: ' Mug ', content: '<p>Hot</p>' }, vi: { title: '', content: '' } },
  cover_key: 'upload/a',
  image_keys: ['upload/b', '', 'upload/c'],
  kind: 'physical',
  point_price: '100',
  variants: [
    { id: 4, names: { en: 'Red', vi: '' }, stock: 9, is_open: 0 },
    { names: {}, stock: 3 },
  ],
} as const

describe('the form of an article', () => {
  it('sends what somebody wrote, and pieces of new variants alone', () => {
    expect(goodsFormOf(typed)).toMatchObject({
      texts: { en: { title: 'Mug', content: '<p>Hot</p>' } },
      image_keys: ['upload/b', 'upload/c'],
      money_price: '0',
      sale: null,
      variants: [
        { id: 4, names: { en: 'Red' }, stock: 0, is_open: 0 },
        { names: {}, stock: 3, is_open: 1 },
      ],
    })
  })

  it('leaves out what its kind has not', () => {
    expect(goodsFormOf({ ...typed, virtual_type: 'vip_days', virtual_value: 7 })).toMatchObject({
      virtual_type: '',
      virtual_value: 0,
    })
    const code = { ...typed, kind: 'virtual', virtual_type: 'code', virtual_value: 7 } as const
    expect(goodsFormOf(code)).toMatchObject({ virtual_type: 'code', virtual_value: 0 })
  })

  it('has a sale only while one is switched on', () => {
    const sale = { price: '80', start_time: 5, end_time: 9 }
    expect(goodsFormOf({ ...typed, has_sale: 0, sale }).sale).toBeNull()
    expect(goodsFormOf({ ...typed, has_sale: 1, sale }).sale).toEqual(sale)
  })
})
