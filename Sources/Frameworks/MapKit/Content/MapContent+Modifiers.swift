public import SwiftUI

/// Content with something that a modifier says of it.
struct StyledMapContent<Content: MapContent>: MapContent {
  typealias Body = Never
  let content: Content
  let change: (inout MapItemStyle) -> Void
  static func _collect(_ content: Self, into collector: inout _MapContentCollector) {
    collector.styled(content.change) { Content._collect(content.content, into: &$0) }
  }
}

extension MapContent {
  private func styled(_ change: @escaping (inout MapItemStyle) -> Void) -> some MapContent {
    StyledMapContent(content: self, change: change)
  }

  /// Says by which value the content is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { styled { $0.tag = AnyHashable(tag) } }

  /// The colour of markers.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { styled { $0.tint = AnyShapeStyle(style) } }
  /// The colour of markers.
  public func tint(_ tint: Color?) -> some MapContent { styled { $0.tint = tint.map { AnyShapeStyle($0) } } }

  /// What areas are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    styled { $0.foreground = AnyShapeStyle(style) }
  }

  /// Draws lines, and the outlines of areas, with a style and a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws lines, and the outlines of areas, with a style and a form.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    styled { ($0.stroke, $0.strokeStyle) = (AnyShapeStyle(content), style) }
  }
  /// Draws lines, and the outlines of areas, in a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws lines, and the outlines of areas, in a form.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { styled { $0.strokeStyle = style } }

  /// Whether the titles of markers and annotations show.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { styled { $0.titles = visibility } }
  /// What lines and areas lie above.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { styled { $0.level = level } }
}
