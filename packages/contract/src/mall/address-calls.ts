import * as z from 'zod/mini'
import { call } from '../call.ts'
import { address } from '../payments/order-schemas.ts'
import { count, empty, flag, id, queryNumber, text } from '../schema.ts'
import { city } from './schemas.ts'

/** Digits with an optional prefix; whether a phone can have that number is judged by rules/mall/phone-number.ts. */
const phone = z.string().check(z.regex(/^\+?\d{5,15}$/))

const form = {
  consignee: text(2, 30),
  phone,
  province_id: id(),
  city_id: id(),
  area_id: z._default(count(), 0),
  detail: text(1, 120),
  is_default: z.optional(flag()),
}

/** Where goods are sent. */
export const addressCalls = {
  listAddresses: call({
    id: 'vg-addressList',
    method: 'GET',
    path: '/video/api/addressList',
    auth: 'bearer',
    request: empty(),
    data: z.object({ list: z.array(address) }),
    errors: [],
    summary: 'My addresses, the default one first',
  }),
  listCities: call({
    id: 'vg-cityList',
    method: 'GET',
    path: '/video/api/cityList',
    auth: 'bearer',
    request: z.object({ parent_id: z._default(queryNumber(count()), 0) }),
    data: z.object({ list: z.array(city) }),
    errors: [],
    summary: 'Regions below another one, for the area picker',
  }),
  addAddress: call({
    id: 'vp-addressAdd',
    method: 'POST',
    path: '/video/api/addressAdd',
    auth: 'bearer',
    rate: '30/min',
    request: z.object(form),
    data: z.object({ address }),
    errors: ['tooManyAccounts'],
    summary: 'Adds an address; the first one becomes the default',
  }),
  setDefaultAddress: call({
    id: 'vp-addressDefault',
    method: 'POST',
    path: '/video/api/addressDefault',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ id: id() }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Makes an address the default',
  }),
  /** A deletion needs nothing but the id; which fields an edit lacks is told by the handler. */
  editAddress: call({
    id: 'vp-addressEdit',
    method: 'POST',
    path: '/video/api/addressEdit',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      id: id(),
      is_del: z.optional(flag()),
      consignee: z.optional(form.consignee),
      phone: z.optional(phone),
      province_id: z.optional(id()),
      city_id: z.optional(id()),
      area_id: z.optional(count()),
      detail: z.optional(form.detail),
      is_default: z.optional(flag()),
    }),
    data: z.object({ address: z.nullable(address) }),
    errors: ['notFound'],
    summary: 'Changes or deletes an address',
  }),
} as const
