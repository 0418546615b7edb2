extension Picture {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads a PNG file as the renderer writes it: eight bits a component, grey or coloured, with or without opacity.
  package init(png file: [UInt8]) throws(PictureError) {
    guard file.starts(with: Self.signature) else { throw PictureError("it is no PNG file") }
    var (header, data): (PNGHeader?, [UInt8]) = (nil, [])
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= file.count else { break }
      let name = file[position + 4..<position + 8]
      let content = file[position + 8..<end]
      let sum = file[end..<end + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard sum == Checksums.crc32(file[position + 4..<end]) else { throw PictureError("it is damaged") }
      if name.elementsEqual("IHDR".utf8) { header = try PNGHeader(Array(content)) }
      if name.elementsEqual("IDAT".utf8) { data += content }
      if name.elementsEqual("IEND".utf8) { break }
      position = end + 4
    }
    guard let header else { throw PictureError("it has no header") }
    let rows = try Inflater.bytes(of: data, count: header.height * (header.rowLength + 1))
    self.init(width: header.width, height: header.height, bytes: try header.pixels(of: header.unfiltered(rows)))
  }
}

/// What a PNG file says of its pixels.
private struct PNGHeader {
  let width: Int
  let height: Int
  /// Components of a pixel: grey, grey and opacity, red green blue, or these and opacity.
  let channels: Int

  init(_ bytes: [UInt8]) throws(PictureError) {
    guard bytes.count == 13 else { throw PictureError("its header is damaged") }
    width = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0, width <= Picture.pixelLimit, height <= Picture.pixelLimit / width else {
      throw PictureError("it has \(width) × \(height) pixels")
    }
    guard bytes[8] == 8, let channels = [0: 1, 2: 3, 4: 2, 6: 4][bytes[9]], bytes[12] == 0 else {
      throw PictureError("it is a PNG of another kind than those that apus writes")
    }
    self.channels = channels
  }

  var rowLength: Int { width * channels }

  /// The bytes without what each row's filter has taken away.
  func unfiltered(_ rows: [UInt8]) throws(PictureError) -> [UInt8] {
    let length = rowLength
    var result = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let (source, start) = (y * (length + 1) + 1, y * length)
      let filter = rows[source - 1]
      guard filter <= 4 else { throw PictureError("a row of it has no known filter") }
      for x in 0..<length {
        let left = x >= channels ? result[start + x - channels] : 0
        let above = y > 0 ? result[start + x - length] : 0
        let corner = x >= channels && y > 0 ? result[start + x - length - channels] : 0
        let added: UInt8 =
          switch filter {
          case 0: 0
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          default: Self.nearest(Int(left), Int(above), Int(corner))
          }
        result[start + x] = rows[source + x] &+ added
      }
    }
    return result
  }

  /// Paeth's choice: what of three neighbours is nearest to left plus above minus corner.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let (toLeft, toAbove, toCorner) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
    if toLeft <= toAbove, toLeft <= toCorner { return UInt8(left) }
    return UInt8(toAbove <= toCorner ? above : corner)
  }

  /// Four bytes a pixel.
  func pixels(of bytes: [UInt8]) -> [UInt8] {
    if channels == 4 { return bytes }
    var result = [UInt8](repeating: 255, count: width * height * 4)
    let isColoured = channels == 3
    for index in 0..<width * height {
      let source = index * channels
      result[index * 4] = bytes[source]
      result[index * 4 + 1] = bytes[isColoured ? source + 1 : source]
      result[index * 4 + 2] = bytes[isColoured ? source + 2 : source]
      if channels == 2 { result[index * 4 + 3] = bytes[source + 1] }
    }
    return result
  }
}
