import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, id, seconds, text } from '../schema.ts'
import { payPassword } from './money-schemas.ts'
import { newPasskey, passkeyAnswer, passkeyOptions } from './passkey-schemas.ts'

/** A member has at most this many. */
export const passkeysMax = 10

/** Payments confirmed by the fingerprint, face or lock of a device instead of the payment password (WebAuthn). The documents do not know
 *  these rows. A passkey belongs to the payment password it was added with and ends with it. */
export const passkeyCalls = {
  listPasskeys: call({
    id: 'vg-passkeys',
    method: 'GET',
    path: '/video/api/passkeys',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({
      list: z.array(
        z.object({
          id: id(),
          credential_id: z.string(),
          name: z.string(),
          create_time: seconds(),
          use_time: seconds(),
        }),
      ),
    }),
    errors: [],
    summary: 'My passkeys; use_time is 0 for one that was never used',
  }),
  startPasskey: call({
    id: 'vp-passkeyStart',
    method: 'POST',
    path: '/video/api/passkeyStart',
    auth: 'bearer',
    rate: '20/min',
    request: z.object({ pay_password: payPassword }),
    data: z.object({ options: passkeyOptions }),
    errors: ['paymentPasswordMissing', 'paymentPasswordWrong', 'paymentPasswordLocked', 'tooManyAccounts'],
    summary: 'What the browser needs to make a passkey on this device, after my payment password; good for 5 minutes',
  }),
  addPasskey: call({
    id: 'vp-passkeyAdd',
    method: 'POST',
    path: '/video/api/passkeyAdd',
    auth: 'bearer',
    rate: '20/min',
    request: z.object({ name: text(1, 60), passkey: newPasskey }),
    data: z.object({ id: id() }),
    errors: ['paymentPasswordMissing', 'passkeyRefused', 'tooManyAccounts'],
    summary: 'Adds the passkey that this device made; adding it twice answers the same',
  }),
  removePasskey: call({
    id: 'vp-passkeyRemove',
    method: 'POST',
    path: '/video/api/passkeyRemove',
    auth: 'bearer',
    request: z.object({ id: id() }),
    data: empty(),
    errors: [],
    summary: 'Removes a passkey of mine; one that is gone already is no failure',
  }),
  startPasskeyPayment: call({
    id: 'vp-passkeyPay',
    method: 'POST',
    path: '/video/api/passkeyPay',
    auth: 'bearer',
    rate: '60/min',
    request: empty(),
    data: z.object({ options: passkeyOptions }),
    errors: ['paymentPasswordMissing', 'paymentPasswordLocked', 'notFound'],
    summary: 'What the browser needs to confirm a payment by one of my passkeys; good for 5 minutes',
  }),
  confirmPasskey: call({
    id: 'vp-passkeyConfirm',
    method: 'POST',
    path: '/video/api/passkeyConfirm',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ passkey: passkeyAnswer }),
    data: z.object({ ticket: z.string() }),
    errors: ['paymentPasswordMissing', 'paymentPasswordLocked', 'passkeyRefused'],
    summary: 'Answers a ticket that stands for pay_password in one payment (one Idempotency-Key) within 5 minutes',
  }),
} as const
