import CoreLocation
public import SwiftUI

/// A sign at the place where the person is; nothing where nobody knows that.
///
/// Which place that is says `APUS_LOCATION`; see docs/Maps.md.
///
///     Map { UserAnnotation() }
@MainActor @preconcurrency
public struct UserAnnotation<Content: View>: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  let anchor: UnitPoint
  let content: (UserLocation) -> AnyView

  private init(_ anchor: UnitPoint, _ content: @escaping (UserLocation) -> AnyView) {
    (self.anchor, self.content) = (anchor, content)
  }

  /// Creates a sign of an app's own; the anchor is the point of the view that lies at the place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.init(anchor) { _ in AnyView(content()) }
  }

  /// Creates a sign of an app's own that is made of where the person is; the anchor is the point of the view that lies at the place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    self.init(anchor) { AnyView(content($0)) }
  }

  /// Adds the sign, whose place the map knows.
  public static func _collect(_ annotation: Self, into collector: inout _MapContentCollector) {
    collector.add(.person(PersonSign(anchor: annotation.anchor, content: annotation.content)))
  }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates the usual sign.
  public init() { self.init(.center) { _ in AnyView(DefaultUserAnnotationContent()) } }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates the usual sign; the anchor is the point of it that lies at the place.
  public init(anchor: UnitPoint = .center) { self.init(anchor) { _ in AnyView(DefaultUserAnnotationContent()) } }
}

/// The usual sign of a person on a map: a dot in the accent colour with a white ring.
public struct DefaultUserAnnotationContent: View {
  init() {}

  public var body: some View {
    Circle().fill(.white)
      .frame(width: MapTheme.person, height: MapTheme.person)
      .shadow(color: .black.opacity(0.3), radius: 3)
      .overlay { Circle().fill(.tint).frame(width: MapTheme.personDot, height: MapTheme.personDot) }
      .accessibilityElement()
      .accessibilityLabel(Text("My Location"))
  }
}

/// What stands for the person, before it is known where that is.
struct PersonSign {
  let anchor: UnitPoint
  let content: (UserLocation) -> AnyView

  /// The sign at a place, as an annotation without a title.
  func annotation(at location: PersonLocation) -> MapItem.Kind {
    let location = CLLocation(latitude: location.latitude, longitude: location.longitude)
    return .annotation(
      AnnotationContent(
        coordinate: location.coordinate, anchor: anchor, content: content(UserLocation(location: location)),
        label: AnyView(EmptyView())))
  }
}
