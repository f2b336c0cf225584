import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, formOf } from './file-form.ts'
import { keyInAddress, keyName, locationOf, thumbnailKey, uploadKey } from './object-key.ts'

const place = { kind: 'chat', userId: 7 } as const
const random = new Uint8Array(16).fill(0xab)
const november = Date.UTC(2026, 10, 21)

describe('keys', () => {
  it('oss-put: a key is folder, month, 32 hex digits and the name of the file', () => {
    expect(uploadKey(place, 'my cat.JPG', random, november)).toBe(`chat/7/202611/${'ab'.repeat(16)}.mycat.JPG`)
  })

  it.each([
    ['../../etc/passwd', '....etcpasswd'],
    ['<script>alert(1)</script>.png', 'scriptalert1script.png'],
    ['照片.png', '.png'],
    ['照片', 'file'],
    [`${'x'.repeat(200)}.png`, `${'x'.repeat(76)}.png`],
  ])('a name like %j stands in a key as %j', (name, expected) => {
    expect(keyName(name)).toBe(expected)
  })

  it('whatever a file is called, its key is one of its member', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(locationOf(uploadKey(place, name, random, november))).toEqual(place)
      }),
    )
  })

  it.each([
    'chat/7/202611/x.png',
    `chat/07/202611/${'ab'.repeat(16)}.png`,
    `chat/7/202611/${'ab'.repeat(16)}.a/b`,
    `chat/7/../8/202611/${'ab'.repeat(16)}.png`,
    `media/7/202611/${'ab'.repeat(16)}.png`,
    `chat/7/202611/${'AB'.repeat(16)}.png`,
    `chat/7/202611/${'ab'.repeat(16)}.png\n`,
    '',
  ])('%j is no key of an upload', (key) => {
    expect(locationOf(key)).toBeUndefined()
  })

  it('a key is found at the end of an address, wherever the store stands', () => {
    const key = uploadKey(place, 'cat.png', random, november)
    for (const address of [key, `/oss/cliffhanger/${key}`, `https://cdn.example/${key}`])
      expect(keyInAddress(address)).toBe(key)
    for (const address of ['', '/public/avatars/01.svg', `${key}?a=1`, `${key}/`])
      expect(keyInAddress(address)).toBeUndefined()
  })

  it('the small picture stands beside its file', () => {
    const key = uploadKey(place, 'film.mp4', random, november)
    expect(thumbnailKey(key)).toBe(`chat/7/202611/${'ab'.repeat(16)}.thumb.webp`)
    expect(locationOf(thumbnailKey(key))).toEqual(place)
  })
})

describe('forms of files', () => {
  const head = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF1234WEBPVP8 ', 'webp'],
    ['RIFF1234WAVEfmt ', 'wav'],
    ['RIFF1234AVI LIST', undefined],
    ['\0\0\0\x18ftypmp42', 'mov'],
    ['\x1a\x45\xdf\xa3', 'matroska'],
    ['OggS', 'ogg'],
    ['ID3\x04', 'mp3'],
    ['\xff\xfb\x90', 'mp3'],
    ['\xff\xf1\x50', 'aac'],
    ['<svg xmlns="http', undefined],
    ['<!DOCTYPE html>', undefined],
    ['<?xml version="1', undefined],
    ['PK\x03\x04', undefined],
    ['\x1f\x8b\x08', undefined],
    ['#!/bin/sh', undefined],
    ['%PDF-1.7', undefined],
    ['#EXTM3U', undefined],
    ['MZ', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => {
    expect(formOf(head(text))).toBe(expected)
  })

  it('a form fits what it may hold', () => {
    expect([fits('png', 'image'), fits('png', 'video'), fits('mov', 'video'), fits('mov', 'audio')]).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect([fits('mp3', 'video'), fits('mp3', 'audio'), fits('mov', 'image')]).toEqual([false, true, false])
  })
})
