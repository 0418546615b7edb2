public import CoreLocation
public import SwiftUI

/// A balloon whose tip is at a place, with a title below.
///
///     Map { Marker("Kyoto", coordinate: CLLocationCoordinate2D(latitude: 35.01, longitude: 135.77)) }
public struct Marker<Label: View>: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let label: Label
  let glyph: MarkerGlyph

  /// Adds the marker.
  public static func _collect(_ marker: Self, into collector: inout _MapContentCollector) {
    let content = MarkerContent(
      coordinate: marker.coordinate, label: AnyView(marker.label), isText: Label.self == Text.self, glyph: marker.glyph)
    collector.add(.marker(content))
  }
}

/// What stands in a marker's balloon.
enum MarkerGlyph {
  /// A pin, or the icon of a label.
  case standard
  case image(Image)
  case monogram(Text)
}

/// A marker as a map shows it.
struct MarkerContent {
  let coordinate: CLLocationCoordinate2D
  let label: AnyView
  /// Whether the label is nothing but a title.
  let isText: Bool
  let glyph: MarkerGlyph
}

extension Marker {
  /// Creates a marker of what a closure makes, such as a `Label`, whose icon stands in the balloon.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    (self.coordinate, self.label, glyph) = (coordinate, label(), .standard)
  }
}

extension Marker where Label == Text {
  /// Creates a marker with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, label, glyph) = (coordinate, Text(titleKey), .standard)
  }

  /// Creates a marker with a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, label, glyph) = (coordinate, Text(title), .standard)
  }

  /// Creates a marker of a place.
  public init(item: MKMapItem) {
    (coordinate, label, glyph) = (item.placemark.coordinate, Text(verbatim: item.name ?? ""), .standard)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), image: Image(systemName: systemImage), coordinate: coordinate)
  }

  /// Creates a marker with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), image: Image(systemName: systemImage), coordinate: coordinate)
  }

  /// Creates a marker with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), image: Image(image).resizable(), coordinate: coordinate)
  }

  /// Creates a marker with a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), image: Image(image).resizable(), coordinate: coordinate)
  }

  private init(title: Text, image: Image, coordinate: CLLocationCoordinate2D) {
    label = SwiftUI.Label {
      title
    } icon: {
      image
    }
    (self.coordinate, glyph) = (coordinate, .image(image))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  /// Creates a marker with some letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), monogram: monogram, coordinate: coordinate)
  }

  /// Creates a marker with some letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), monogram: monogram, coordinate: coordinate)
  }

  private init(title: Text, monogram: Text, coordinate: CLLocationCoordinate2D) {
    label = SwiftUI.Label {
      title
    } icon: {
      monogram
    }
    (self.coordinate, glyph) = (coordinate, .monogram(monogram))
  }
}
