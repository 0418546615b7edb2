import Foundation

/// The description of an app icon's set.
///
/// Since Xcode 14 it has one picture for each platform; before, and still for the Mac, one for each size and scale.
struct AppIconSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let appearance: String }
    let filename: String?
    let idiom: String?
    let size: String?
    let scale: String?
    let appearances: [Appearance]?

    /// Pixels of a side, as the description has them; 0 where it gives no size.
    var pixels: Double {
      guard let side = size?.split(separator: "x").first.flatMap({ Double($0) }), side > 0, side <= 4096 else { return 0 }
      return side * Double(scale.flatMap(ImageSet.Entry.factor) ?? 1)
    }

    /// What is drawn for the Mac has the shape that a desktop's icons have; other platforms cut a square into theirs.
    var isForDesktop: Bool { idiom == "mac" }
  }
  let images: [Entry]

  /// The file of the largest picture: of those of no special appearance, if there are any.
  var filename: String? {
    let usable = images.filter { $0.filename != nil }
    let plain = usable.filter { ($0.appearances ?? []).isEmpty }
    let best = (plain.isEmpty ? usable : plain).max { a, b in
      a.pixels == b.pixels ? !a.isForDesktop && b.isForDesktop : a.pixels < b.pixels
    }
    return best?.filename
  }
}
