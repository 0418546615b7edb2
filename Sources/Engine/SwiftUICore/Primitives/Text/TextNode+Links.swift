import CoreGraphicsTypes
import Foundation

/// A stretch of a text that opens an address.
struct TextLink {
  let url: URL
  /// What is read of it.
  private(set) var label: String
  /// The paints of its letters, which nothing else has.
  private(set) var paints: Set<Int>
  /// The last of its runs.
  private(set) var lastRun: Int

  init(url: URL, paint: Int, run: Int, spoken: String) {
    self.url = url
    label = spoken
    paints = [paint]
    lastRun = run
  }

  mutating func add(paint: Int, run: Int, spoken: String) {
    paints.insert(paint)
    lastRun = run
    label += spoken
  }
}

extension TextLayout {
  /// Where the letters of some paints stand: the boxes of their runs, line by line.
  func frames(ofPaints paints: Set<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      let starts = line.runs.map { $0.positions.map(\.x).min() ?? 0 }
      let ends = starts + line.attachments.map { $0.frame.minX - line.origin.x } + [line.width]
      return zip(line.runs, starts).filter { paints.contains($0.0.paintIndex) }.map { run, start in
        let last = run.positions.map(\.x).max() ?? start
        let end = ends.filter { $0 > last }.min() ?? line.width
        let size = run.face.size
        return CGRect(
          x: line.origin.x + start, y: line.origin.y - TextStyleMetrics.ascent * size, width: end - start,
          height: TextStyleMetrics.lineHeight * size)
      }
    }
  }
}

extension TextNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }
  package var hasGestures: Bool { !current().links.isEmpty || isSelectable }

  package func makeCompetitor() -> GestureCompetitor? {
    guard EnvironmentValues(scope: scope).isEnabled else { return nil }
    let recognizer: GestureRecognizer = isSelectable ? TextInputRecognizer() : TextLinkRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  /// The address of the letters at a point of the window.
  func link(at location: CGPoint) -> URL? {
    let point = convertFromWindow(location)
    let layout = shownLayout
    return current().links.first { layout.frames(ofPaints: $0.paints).contains { $0.covers(point) } }?.url
  }

  func open(_ url: URL) {
    let environment = EnvironmentValues(scope: scope)
    guard isMounted, environment.isEnabled else { return }
    let openURL = environment.openURL
    MainThread.isolated { openURL(url) }
  }

  /// Puts the text's links below its element.
  func appendLinks(to builder: inout AccessibilityBuilder) {
    let links = current().links
    guard !links.isEmpty, let last = builder.elements.indices.last else { return }
    let layout = shownLayout
    let origin = frameInWindow.origin
    builder.elements[last].children = links.map { link in
      var element = AccessibilityElement(role: .link, label: link.label, node: self)
      let frame = layout.frames(ofPaints: link.paints).reduce(CGRect.null) { $0.union($1) }
      if !frame.isNull { element.frame = frame.offsetBy(dx: origin.x, dy: origin.y) }
      element.activate = { [weak self] in self?.open(link.url) }
      return element
    }
  }
}

/// Recognises a tap on the letters of a link; anywhere else on the text it is out at once.
final class TextLinkRecognizer: TypedRecognizer<URL> {
  private var start: GestureEvent?
  private var url: URL?

  private var text: TextNode? { node as? TextNode }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    switch event.phase {
    case .down:
      start = event
      url = text?.link(at: event.location)
      if url == nil { phase = .failed }
    case .move:
      if let start, start.location.distance(to: event.location) > TapLimits.slop { phase = .failed }
    case .up: phase = url.map { .ended($0) } ?? .failed
    case .cancel: phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    if isWinner, case .ended(let url) = phase { text?.open(url) }
  }

  override func reset() {
    super.reset()
    start = nil
    url = nil
  }
}
