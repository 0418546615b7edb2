import Foundation

/// Prints what a screen reader finds in a window, as one line of JSON, whenever the window has come to rest and something is
/// different: for tests that drive an app from outside, and for whoever wonders what an app looks like to such a user.
///
///     {"elements":[{"enabled":true,"frame":[16,52,358,44],"id":"","label":"Name","role":"textField",…}],"window":"Sign Up"}
@MainActor
package final class ElementTrace: FrameObserver {
  private struct Element: Encodable {
    let role, label, value, id: String
    /// Left, top, width and height, in points of the window.
    let frame: [CGFloat]
    let enabled, selected: Bool
    let chart: AccessibilityChart?

    init(_ element: AccessibilityElement) {
      (role, label, value, id) = (element.role.rawValue, element.label, element.value, element.identifier)
      let bounds = element.frame.isNull || element.frame.isInfinite ? CGRect.zero : element.frame
      frame = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      (enabled, selected, chart) = (element.isEnabled, element.isSelected, element.chart)
    }
  }
  private struct Line: Encodable {
    let window: String
    let elements: [Element]
  }

  private let graph: ViewGraph
  private let window: () -> String
  private let write: (String) -> Void
  private let encoder = JSONEncoder()
  private var last = ""

  /// - Parameters:
  ///   - graph: What the window shows.
  ///   - window: The window's title now.
  ///   - write: Takes a line, without its end.
  package init(of graph: ViewGraph, window: @escaping () -> String, write: @escaping (String) -> Void) {
    (self.graph, self.window, self.write) = (graph, window, write)
    encoder.outputFormatting = .sortedKeys
  }

  package func frameBegins() {}
  package func paintingBegins() {}
  package func paintingEnded() {}

  package func framePresented() {
    guard !graph.isAnimating else { return }
    let elements = graph.accessibilityElements().flatMap(\.flattened).map(Element.init)
    guard let data = try? encoder.encode(Line(window: window(), elements: elements)) else { return }
    let line = String(decoding: data, as: UTF8.self)
    guard line != last else { return }
    last = line
    write(line)
  }
}
