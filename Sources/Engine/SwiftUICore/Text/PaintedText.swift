package import Foundation

/// A text that is measured and painted by somebody else than a text view.
package struct PaintedText {
  private let resolved: ResolvedText
  private let prepared: any PreparedText
  private let environment: EnvironmentValues

  /// Resolves and shapes a text for an environment.
  package init(_ text: Text, in environment: EnvironmentValues, services: EngineServices) {
    self.environment = environment
    resolved = TextResolver.resolve(text, in: environment, services: services)
    prepared = services.text.prepare(resolved.styled)
  }

  /// The characters.
  package var string: String { resolved.plainString }

  /// The text in lines no wider than a width, in points.
  package func layout(width: CGFloat = .infinity) -> TextLayout { prepared.layout(width: width, height: .infinity) }

  /// A layout of the text at a place.
  package func item(_ layout: TextLayout, at origin: CGPoint) -> DisplayItem {
    let request = _ShapeStyleRequest(environment: environment, frame: CGRect(origin: origin, size: layout.size))
    return .text(DisplayText(layout: layout, origin: origin, paints: resolved.styles.map { $0._paint(request).paint }))
  }
}
