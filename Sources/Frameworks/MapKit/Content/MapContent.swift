import SwiftUI
import SwiftUICore

/// What stands on a map: markers, annotations, lines and areas, or several of them.
@MainActor @preconcurrency
public protocol MapContent {
  /// What the content is made of.
  associatedtype Body: MapContent
  /// What the content is made of.
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds everything to a map.
  static func _collect(_ content: Self, into collector: inout _MapContentCollector)
}

extension MapContent {
  /// Adds what the body says.
  public static func _collect(_ content: Self, into collector: inout _MapContentCollector) {
    Body._collect(content.body, into: &collector)
  }
}

extension Never: MapContent {
  /// Nothing.
  public static func _collect(_ content: Never, into collector: inout _MapContentCollector) {}
}

extension MapContent where Body == Never {
  /// Traps: content that the map shows itself has no body.
  public var body: Never { fatalError("\(Self.self) has no body; show it on a Map instead of calling body") }
}

/// Collects what stands on a map.
public struct _MapContentCollector {
  var items: [MapItem] = []
  var style = MapItemStyle()
  private var path: [AnyHashable] = []

  init() {}

  /// Adds something, with the style that holds here.
  mutating func add(_ kind: MapItem.Kind) { items.append(MapItem(id: path, kind: kind, style: style)) }

  /// Adds what is one of several, by what tells it from the others.
  mutating func inside(_ key: AnyHashable, _ add: (inout _MapContentCollector) -> Void) {
    path.append(key)
    add(&self)
    path.removeLast()
  }

  /// Adds what has a style of its own.
  mutating func styled(_ change: (inout MapItemStyle) -> Void, _ add: (inout _MapContentCollector) -> Void) {
    let outer = style
    change(&style)
    add(&self)
    style = outer
  }
}

/// One thing on a map.
struct MapItem: Identifiable {
  enum Kind {
    case marker(MarkerContent)
    case annotation(AnnotationContent)
    case overlay(MapShape)
    case person(PersonSign)
  }
  let id: [AnyHashable]
  var kind: Kind
  let style: MapItemStyle
}

/// What modifiers say of things on a map; outer ones are asked first, inner ones win.
struct MapItemStyle {
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var foreground: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle?
  var titles = Visibility.automatic
  var level = MKOverlayLevel.aboveRoads
}

/// What lines and areas lie above.
public enum MKOverlayLevel: Int, Sendable {
  /// Roads; names lie above.
  case aboveRoads = 0
  /// Names, too.
  case aboveLabels = 1
}

/// A map without content.
public struct EmptyMapContent: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  /// Creates it.
  public nonisolated init() {}
  /// Adds nothing.
  public static func _collect(_ content: EmptyMapContent, into collector: inout _MapContentCollector) {}
}

/// Several things on a map.
nonisolated public struct TupleMapContent<T>: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  /// The things.
  public var value: T
  let collect: @MainActor (T, inout _MapContentCollector) -> Void

  /// Adds one after the other.
  @MainActor public static func _collect(_ content: TupleMapContent<T>, into collector: inout _MapContentCollector) {
    content.collect(content.value, &collector)
  }
}
