import CoreGraphicsTypes
package import Foundation

/// Rows on a drum, of which the one in front is chosen: by a finger that turns it, a tap on a row, a wheel, or keys.
///
/// Each view of the content is a row, chosen by its tag or by the identity of its element in a `ForEach`. Only rows in sight are
/// made. Turning evaluates no body but those of rows that come into sight, and lays out nothing else.
nonisolated package struct DrumView<Content: View>: ContainerView {
  package typealias Body = Never
  let selection: AnyHashable?
  let geometry: DrumGeometry
  let isEndless: Bool
  let select: (AnyHashable) -> Void
  let find: ((String) -> AnyHashable?)?
  let content: Content

  /// - Parameters:
  ///   - selection: The tag of the row in front; `nil`: the drum stays where it is.
  ///   - geometry: What the drum looks like.
  ///   - isEndless: Whether the first row follows the last one, where there are enough of them.
  ///   - select: Told of the tag of the row on which the drum has come to rest. If the selection is another one then, the drum
  ///     rolls there.
  ///   - find: The tag of the row that somebody means who types a text; `nil` where nothing is typed.
  ///   - content: The rows.
  package init(
    selection: AnyHashable?, geometry: DrumGeometry, isEndless: Bool = false, select: @escaping (AnyHashable) -> Void,
    find: ((String) -> AnyHashable?)? = nil, content: Content
  ) {
    self.selection = selection
    self.geometry = geometry
    self.isEndless = isEndless
    self.select = select
    self.find = find
    self.content = content
  }

  package typealias Node = DrumNode

  func makeContainer(_ inputs: _ViewInputs) -> DrumNode {
    let node = DrumNode(geometry: geometry, inputs: inputs)
    node.selection = TagSelection(selection)
    configure(node)
    return node
  }

  func configure(_ node: DrumNode) {
    node.configure(geometry: geometry, isEndless: isEndless, select: select, find: find)
  }

  package static func updateNode(_ node: DrumNode, with view: Self) {
    view.configure(node)
    node.show(view.content)
    node.setSelection(TagSelection(view.selection))
  }
}

/// What a drum looks like; lengths in points.
///
/// A row that is *k* rows from the front is drawn `radius` · sin(*k* · `angle`) from the middle and as much flatter as it is
/// turned away; the band in front is a lens.
package struct DrumGeometry: Equatable, Sendable {
  package var height: CGFloat
  /// As wide at least, whatever is offered.
  package var minimumWidth: CGFloat
  /// Of one row, as far as a finger turns the drum by it.
  package var rowHeight: CGFloat
  package var radius: CGFloat
  /// Between two rows, in radians.
  package var angle: CGFloat
  /// How much nearer things look larger: by one part more for each of so many points.
  package var perspective: CGFloat
  /// Of the band in front.
  package var bandHeight: CGFloat
  /// How much larger rows are in the band.
  package var magnification: CGFloat
  /// How much of a row shows outside the band.
  package var dimmedOpacity: Double
  /// From which part of a row's height on, as it is turned away, it fades.
  package var fadingPart: CGFloat
  /// Towards which point rows become smaller that are farther away: its distance from the middle, as a part of the width.
  package var lean: CGFloat
  /// What a tap, a key and a notch of a wheel turn by.
  package var turning: Animation
  /// What leads back to a row that can be chosen.
  package var returning: Animation

  package init(
    height: CGFloat, minimumWidth: CGFloat, rowHeight: CGFloat, radius: CGFloat, angle: CGFloat, perspective: CGFloat,
    bandHeight: CGFloat, magnification: CGFloat, dimmedOpacity: Double, fadingPart: CGFloat, lean: CGFloat,
    turning: Animation, returning: Animation
  ) {
    self.height = height
    self.minimumWidth = minimumWidth
    self.rowHeight = rowHeight
    self.radius = radius
    self.angle = angle
    self.perspective = perspective
    self.bandHeight = bandHeight
    self.magnification = magnification
    self.dimmedOpacity = dimmedOpacity
    self.fadingPart = fadingPart
    self.lean = lean
    self.turning = turning
    self.returning = returning
  }

  /// How many rows are in sight before and behind the one in front.
  var rowsToSide: CGFloat { .pi / 2 / angle }

  /// Where a row is drawn, how high and how wide, and how much of it shows; `distance` is in rows from the front.
  func projection(at distance: CGFloat) -> (y: CGFloat, scale: CGSize, opacity: Double) {
    let turn = min(max(distance * angle, -.pi / 2), .pi / 2)
    let flat = cos(turn)
    let width = 1 / (1 + perspective * radius * (1 - flat))
    let fade = min(flat / max(fadingPart, 0.01), 1)
    return (radius * sin(turn), CGSize(width: width, height: flat), dimmedOpacity * Double(fade * fade))
  }

  /// Which row lies at a distance from the middle, counted from the front; `nil` beyond the drum.
  func row(at y: CGFloat) -> CGFloat? {
    if abs(y) <= bandHeight / 2 { return 0 }
    return abs(y) < radius ? (asin(y / radius) / angle) : nil
  }
}

/// The rows of a drum among the elements of its list: headers and footers are none.
struct DrumRows {
  private var ranges: [(start: Int, elements: Range<Int>)] = []
  private(set) var count = 0

  init(of list: ViewList) {
    var segments: [ListSegment] = []
    list.appendSegments(to: &segments, offset: 0)
    for segment in segments where !segment.rows.isEmpty {
      ranges.append((count, segment.rows))
      count += segment.rows.count
    }
  }

  /// The element of a row that there is.
  func element(of row: Int) -> Int {
    let range = ranges.last { $0.start <= row } ?? ranges[0]
    return range.elements.lowerBound + row - range.start
  }

  /// The row of an element; `nil` for a header or a footer.
  func row(of element: Int) -> Int? {
    ranges.first { $0.elements.contains(element) }.map { $0.start + element - $0.elements.lowerBound }
  }
}
