import type { SameTexts } from '../../translate.ts'
import type { places as base } from '../zh-CN/places.ts'

export const places = {
  choose: 'Chọn vị trí',
  location: 'Vị trí',
  search: 'Tìm địa điểm',
  recent: 'Địa điểm gần đây',
  noPlaces: 'Không có địa điểm',
  noPlacesHint: 'Dùng vị trí hiện tại hoặc nhập bên dưới.',
  here: 'Vị trí của tôi',
  useHere: 'Dùng vị trí hiện tại',
  locating: 'Đang định vị…',
  refused: 'Không lấy được vị trí. Hãy cho phép trong cài đặt hoặc nhập bên dưới.',
  typeOne: 'Nhập địa điểm',
  name: 'Tên',
  nameEmpty: 'Tên không được để trống',
  address: 'Địa chỉ (không bắt buộc)',
  coordinates: 'Tọa độ',
  coordinatesHint: 'Vĩ độ và kinh độ, ví dụ 31.2304, 121.4737',
  coordinatesWrong: 'Hãy nhập vĩ độ và kinh độ',
  useTyped: 'Dùng địa điểm này',
  coordinatesMissing: 'Thiếu tọa độ',
  coordinatesMissingHint: 'Liên kết này không cho biết vị trí.',
  unnamed: 'Địa điểm chưa đặt tên',
  openInApp: 'Mở trong ứng dụng bản đồ',
  openOnWeb: 'Mở bản đồ trong trình duyệt',
  copyCoordinates: 'Sao chép tọa độ',
} satisfies SameTexts<typeof base>
