import * as z from 'zod/mini'
import { call } from '../call.ts'
import { banner } from '../drama/schemas.ts'
import { notice } from '../notices/schemas.ts'
import { count, empty, id, paged, paging, queryNumber, text } from '../schema.ts'
import { discoverEntry, starCategory, starsUser } from './schemas.ts'

/** Stars, and what stands around the list of them. */
export const starCalls = {
  listStarBanners: call({
    id: 'starsbanner-list',
    method: 'GET',
    path: '/api/v6/StarsBanner/list',
    auth: 'bearer',
    request: empty(),
    data: z.object({ list: z.array(banner) }),
    errors: [],
    quiet: true,
    summary: 'Banners of the list of stars.',
  }),
  listDiscoverEntries: call({
    id: 'discover-list',
    method: 'GET',
    path: '/api/v6/discover/list',
    auth: 'bearer',
    request: empty(),
    data: z.object({ list: z.array(discoverEntry) }),
    errors: [],
    quiet: true,
    summary: 'Entries of the discover block on the list of stars, in the order operators gave them.',
  }),
  listStarNotices: call({
    id: 'starsnotice-list',
    method: 'GET',
    path: '/api/v6/starsNotice/list',
    auth: 'bearer',
    request: z.object(paging),
    data: paged(notice),
    errors: [],
    quiet: true,
    summary: 'Notices of the section of stars that are in force, the newest first.',
  }),
  listStarCategories: call({
    id: 'starsproductcate-list',
    method: 'GET',
    path: '/api/v6/starsProductCate/list',
    auth: 'bearer',
    request: empty(),
    data: z.object({ list: z.array(starCategory) }),
    errors: [],
    summary: 'Categories of stars and of their posts.',
  }),
  getStar: call({
    id: 'starsuser-info',
    method: 'GET',
    path: '/api/v6/StarsUser/info',
    auth: 'bearer',
    request: z.object({ star_id: queryNumber(id()) }),
    data: z.object({ star: starsUser }),
    errors: ['notFound'],
    summary: 'Profile of one star.',
  }),
  listStars: call({
    id: 'starsuser-list',
    method: 'GET',
    path: '/api/v6/StarsUser/list',
    auth: 'bearer',
    rate: '240/min',
    request: z.object({
      ...paging,
      /** Part of a name. */
      keyword: z.optional(text(0, 50)),
      /** 0: every category. */
      cate_id: z.optional(queryNumber(count())),
      sort: z._default(z.literal(['hot', 'new']), 'hot'),
    }),
    data: z.extend(paged(starsUser), {
      /** What I am as a star; null where I am none. */
      mine: z.nullable(starsUser),
    }),
    errors: [],
    summary: 'Stars, the hottest or the newest first.',
  }),
} as const
