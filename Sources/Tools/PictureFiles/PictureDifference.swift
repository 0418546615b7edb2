/// What two pictures of the same thing have not in common.
package struct PictureDifference: Equatable, Sendable {
  /// A rectangle of pixels.
  package struct Area: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// How many pixels differ; those that only one picture has do.
  package let count: Int
  /// The fraction of all pixels that differ, 0…1.
  package let fraction: Double
  /// The most that a component of a pixel is off, 0…255.
  package let greatest: Int
  /// The smallest rectangle with all differing pixels; `nil` where there are none.
  package let area: Area?
  /// The new picture faint, with differing pixels red.
  package let picture: Picture

  /// Compares two pictures; a pixel counts when a component is off by more than `tolerance`, 0…255.
  package init(_ old: Picture, _ new: Picture, tolerance: Int) {
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var picture = Picture(width: width, height: height)
    var (count, greatest) = (0, 0)
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let isInOld = x < old.width && y < old.height
        let isInNew = x < new.width && y < new.height
        let index = (y * new.width + x) * 4
        let distance = isInOld && isInNew ? Self.distance(old, (y * old.width + x) * 4, new, index) : 255
        greatest = max(greatest, distance)
        if distance > tolerance {
          count += 1
          (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
          picture.set((255, 0, 0), at: y * width + x)
        } else if isInNew {
          picture.set(Self.faint(new, index), at: y * width + x)
        }
      }
    }
    (self.count, self.greatest, self.picture) = (count, greatest, picture)
    fraction = Double(count) / Double(max(width * height, 1))
    area = count > 0 ? Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1) : nil
  }

  private static func distance(_ one: Picture, _ first: Int, _ other: Picture, _ second: Int) -> Int {
    var most = 0
    for component in 0..<4 {
      most = max(most, abs(Int(one.bytes[first + component]) - Int(other.bytes[second + component])))
    }
    return most
  }

  private static func faint(_ picture: Picture, _ index: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    func pale(_ component: UInt8) -> UInt8 { component / 4 + 191 }
    return (pale(picture.bytes[index]), pale(picture.bytes[index + 1]), pale(picture.bytes[index + 2]))
  }
}
