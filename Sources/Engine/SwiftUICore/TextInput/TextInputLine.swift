import Foundation

/// A line of text to edit as it is laid out, and where its characters are.
struct TextInputLine {
  let resolved: ResolvedText
  /// What shows while the text is empty.
  let prompt: ResolvedText?
  let promptIsDefault: Bool
  /// The whole line, as long as it is.
  let layout: TextLayout
  /// The places between characters, from the left end of the layout, in points.
  private let places: [CGFloat]
  private let text: any TextEngine
  let alignment: TextAlignment
  let isRightToLeft: Bool
  /// Whether dots show in place of the characters.
  let isSecure: Bool
  /// From one dot to the next, in points; 0 where letters show.
  private let pitch: CGFloat

  /// In points (Facts 3.3).
  static let caretWidth: CGFloat = 2
  /// How far dots are from each other and how large they are, in ems: 10.33 and 7.2 at 17 points (Facts 3.3).
  private static let dotPitch: CGFloat = 31 / 3 / 17
  private static let dotSize: CGFloat = 7.2 / 17

  init(
    _ editing: EditableText, of input: TextInputOptions, prompt: Text?, in environment: EnvironmentValues,
    services: EngineServices, counters: inout WorkCounters
  ) {
    var environment = environment
    environment[LineLimitKey.self] = LineLimit(maximum: 1)
    isSecure = input.isSecure
    // One dot gives the line its height, however many show.
    let shown = input.isSecure ? (editing.count > 0 ? "•" : "") : Self.line(of: editing.characters)
    resolved = TextResolver.resolve(Text(verbatim: shown), in: environment, services: services)
    self.prompt = prompt.map { TextResolver.resolve($0, in: environment, services: services) }
    promptIsDefault = prompt?.modifiers.contains { $0.setsPaint } != true
    let prepared = services.text.prepare(resolved.styled)
    counters.textLayouts += 1
    layout = prepared.layout(width: .infinity, height: .infinity)
    pitch = input.isSecure ? Self.dotPitch * resolved.largestFont.size : 0
    isRightToLeft = environment.layoutDirection == .rightToLeft
    places = Self.places(of: editing, in: prepared, pitch: pitch, isRightToLeft: isRightToLeft)
    text = services.text
    alignment = environment.multilineTextAlignment
  }

  private static func places(
    of editing: EditableText, in text: any PreparedText, pitch: CGFloat, isRightToLeft: Bool
  ) -> [CGFloat] {
    guard pitch > 0 else { return text.caretPlaces() }
    let places = (0...editing.count).map { CGFloat($0) * pitch }
    return isRightToLeft ? places.reversed() : places
  }

  /// Line ends show as spaces, so that places stay what they are.
  private static func line(of characters: [Character]) -> String {
    String(characters.map { $0.isNewline ? " " : $0 })
  }

  var width: CGFloat { isSecure ? max(places.first ?? 0, places.last ?? 0) : layout.size.width }

  /// The dots of a secret text, in the layout's coordinates: in the middle of their places and of the capitals' height.
  var dots: [CGRect] {
    guard isSecure else { return [] }
    let size = resolved.largestFont.size
    let (diameter, middle) = (Self.dotSize * size, layout.firstBaseline - TextStyleMetrics.capHeight / 2 * size)
    return zip(places, places.dropFirst()).map { from, to in
      CGRect(x: (from + to - diameter) / 2, y: middle - diameter / 2, width: diameter, height: diameter)
    }
  }

  /// As wide as what it shows, with the caret behind it.
  var idealWidth: CGFloat {
    let promptWidth = prompt.map { text.prepare($0.styled).layout(width: .infinity, height: .infinity).size.width } ?? 0
    return max(width, promptWidth) + Self.caretWidth
  }

  /// A line of the font, rounded up, and a point more: 22 for the body font; for secret text 21 while it is empty, else as high as a
  /// text (Facts 3.3).
  var height: CGFloat {
    if isSecure, !resolved.plainString.isEmpty { return layout.size.height }
    return (resolved.largestFont.size * TextStyleMetrics.lineHeight).rounded(.up) + (isSecure ? 0 : 1)
  }

  private var top: CGFloat { (height - layout.size.height) / 2 }
  var baseline: CGFloat { top + layout.firstBaseline }

  /// The layout of a text in a width, cut where it is longer.
  func cut(_ resolved: ResolvedText, to width: CGFloat) -> TextLayout {
    text.prepare(resolved.styled).layout(width: max(width, 0), height: .infinity)
  }

  /// Where a place between characters is in the layout.
  func x(of place: Int) -> CGFloat {
    guard !places.isEmpty else { return 0 }
    return places[min(max(place, 0), places.count - 1)]
  }

  /// Where the left end of a text of some width is in a box.
  func origin(ofWidth width: CGFloat, in size: CGSize) -> CGPoint {
    let space = max(size.width - Self.caretWidth - width, 0)
    let x: CGFloat =
      switch alignment {
      case .leading: isRightToLeft ? space : 0
      case .center: space / 2
      case .trailing: isRightToLeft ? 0 : space
      }
    return CGPoint(x: x, y: top)
  }

  /// The caret before the character at a place, in a box of some size.
  func caretRect(at place: Int, in size: CGSize, scrollOffset: CGFloat) -> CGRect {
    let x = origin(ofWidth: width, in: size).x + x(of: place) - scrollOffset
    return CGRect(x: x, y: top, width: Self.caretWidth, height: layout.size.height)
  }

  /// The place between characters that is nearest to a point of a box.
  func place(at x: CGFloat, in size: CGSize, scrollOffset: CGFloat) -> Int {
    let wanted = x + scrollOffset - origin(ofWidth: width, in: size).x
    return places.indices.min { abs(places[$0] - wanted) < abs(places[$1] - wanted) } ?? 0
  }

  /// The boxes behind characters, in the layout's coordinates; text in both directions has several.
  func boxes(of range: Range<Int>) -> [CGRect] {
    var boxes: [CGRect] = []
    for index in range {
      let (from, to) = (x(of: index), x(of: index + 1))
      guard from != to else { continue }
      let box = CGRect(x: min(from, to), y: 0, width: abs(to - from), height: layout.size.height)
      if let last = boxes.last, abs(last.maxX - box.minX) < 0.01 || abs(box.maxX - last.minX) < 0.01 {
        boxes[boxes.count - 1] = last.union(box)
      } else {
        boxes.append(box)
      }
    }
    return boxes
  }
}

extension Text.Modifier {
  /// Whether the modifier says what the letters are painted with.
  fileprivate var setsPaint: Bool {
    switch self {
    case .color, .style: true
    default: false
    }
  }
}
