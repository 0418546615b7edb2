public import CoreLocation
public import SwiftUI

/// A view at a place, with a title below.
///
///     Map {
///       Annotation("Kyoto", coordinate: CLLocationCoordinate2D(latitude: 35.01, longitude: 135.77)) { Circle() }
///     }
public struct Annotation<Label: View, Content: View>: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: Content
  let label: Label

  /// Creates an annotation with a title that a closure makes; the anchor is the point of the view that lies at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label())
  }

  /// Adds the annotation.
  public static func _collect(_ annotation: Self, into collector: inout _MapContentCollector) {
    collector.add(
      .annotation(
        AnnotationContent(
          coordinate: annotation.coordinate, anchor: annotation.anchor, content: AnyView(annotation.content),
          label: AnyView(annotation.label))))
  }
}

/// An annotation as a map shows it.
struct AnnotationContent {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: AnyView
  let label: AnyView
}

extension Annotation where Label == Text {
  /// Creates an annotation; the anchor is the point of the view that lies at the place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates an annotation; the anchor is the point of the view that lies at the place.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
