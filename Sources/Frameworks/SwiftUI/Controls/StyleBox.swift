package import SwiftUICore

/// A style of controls behind its type: makes what a control shows of the control's configuration.
///
/// Two boxes are equal where the styles in them are, field by field: a style that is made anew from the same values changes
/// nothing below it.
nonisolated package struct StyleBox<Configuration>: StructurallyComparable {
  private let style: AnyStyle<Configuration>

  /// - Parameters:
  ///   - style: What is kept; its own dynamic properties, such as `@Environment`, are connected where the control is.
  ///   - makeBody: Calls the style's own function; it is to capture nothing, since only styles are compared.
  package init<Style, Body: View>(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = TypedStyle(style, makeBody: makeBody)
  }

  /// What a control shows.
  @MainActor fileprivate func body(of configuration: Configuration) -> AnyView { style.body(of: configuration) }

  package static func areEqual(_ a: Self, _ b: Self) -> Bool { a.style.isEqual(b.style) }
}

nonisolated private class AnyStyle<Configuration> {
  @MainActor func body(of configuration: Configuration) -> AnyView { fatalError("abstract") }
  func isEqual(_ other: AnyStyle) -> Bool { fatalError("abstract") }
}

nonisolated private final class TypedStyle<Style, Configuration, Body: View>: AnyStyle<Configuration> {
  private let style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Body

  init(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = style
    self.makeBody = makeBody
  }

  @MainActor override func body(of configuration: Configuration) -> AnyView {
    AnyView(StyledBody(style: StyleHolder(style: style), configuration: configuration, makeBody: makeBody))
  }

  override func isEqual(_ other: AnyStyle<Configuration>) -> Bool {
    guard let other = other as? TypedStyle else { return false }
    return self === other || ValueComparator.areEqual(style, other.style)
  }
}

/// What a style makes, evaluated in a view of its own, so that the style may have dynamic properties.
private struct StyledBody<Style, Configuration, Content: View>: View {
  let style: StyleHolder<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
  var body: some View { makeBody(style.style, configuration) }
}

private struct StyleHolder<Style>: DynamicPropertyHolder {
  let style: Style
}

/// What the styles of a kind of control are given.
package protocol StyleConfiguration {
  /// The style of controls for which none was set.
  @MainActor static var defaultStyle: StyleBox<Self> { get }
}

/// The styles that were set around a place, the innermost first.
nonisolated final class StyleStack<Configuration>: StructurallyComparable {
  let style: StyleBox<Configuration>
  let outer: StyleStack?

  init(_ style: StyleBox<Configuration>, outer: StyleStack?) {
    self.style = style
    self.outer = outer
  }

  static func areEqual(_ a: StyleStack, _ b: StyleStack) -> Bool {
    a === b || ValueComparator.areEqual(a.style, b.style) && ValueComparator.areEqual(a.outer, b.outer)
  }
}

/// Finds the styles of a kind of control in the environment; one key serves all kinds.
nonisolated private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration>? { nil }
}

extension View {
  /// Sets the style of the controls inside that have a kind of configuration.
  package nonisolated func controlStyle<Configuration>(_ style: StyleBox<Configuration>) -> some View {
    modifier(StyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// Whether a style is set for the controls that have a kind of configuration.
  nonisolated func hasStyle<Configuration>(of configuration: Configuration.Type) -> Bool {
    self[StyleKey<Configuration>.self] != nil
  }

  /// Takes away the styles of the controls that have a kind of configuration.
  nonisolated mutating func removeStyles<Configuration>(of configuration: Configuration.Type) {
    self[StyleKey<Configuration>.self] = nil
  }
}

/// Puts a style before those that hold around it.
nonisolated private struct StyleModifier<Configuration>: EnvironmentModifier {
  typealias Body = Never
  let style: StyleBox<Configuration>
  func write(to values: inout EnvironmentValues) {
    values[StyleKey<Configuration>.self] = StyleStack(style, outer: values[StyleKey<Configuration>.self])
  }
}

/// Lets the controls that a style is made of have the styles around it: a style that builds on its own kind of control gets the
/// next one out.
nonisolated private struct OuterStylesModifier<Configuration>: EnvironmentModifier {
  typealias Body = Never
  let outer: StyleStack<Configuration>?
  func write(to values: inout EnvironmentValues) { values[StyleKey<Configuration>.self] = outer }
}

/// Gives what an app put into a control the styles of the control's place back, unless the control's style set others for it.
nonisolated private struct OwnStylesModifier<Configuration>: EnvironmentModifier {
  typealias Body = Never
  let own: StyleStack<Configuration>
  func write(to values: inout EnvironmentValues) {
    guard ValueComparator.areEqual(values[StyleKey<Configuration>.self], own.outer) else { return }
    values[StyleKey<Configuration>.self] = own
  }
}

/// The style that holds for a control.
///
///     @ControlStyle<LampStyleConfiguration> private var style
///
/// The control's body shows `style.body(of:)`; what an app gave the control goes into the configuration as `style.part(_:)`.
@propertyWrapper
nonisolated package struct ControlStyle<Configuration: StyleConfiguration>: ConnectedProperty, StructurallyComparable {
  private var handle: WeakReference<GraphNode>?

  package init() {}

  package var wrappedValue: Self { self }

  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) { handle = node.weakReference }
  package static func areEqual(_ a: Self, _ b: Self) -> Bool { true }

  private var stack: StyleStack<Configuration>? {
    MainThread.unchecked {
      handle?.object.flatMap { EnvironmentValues(scope: $0.scope, reader: $0)[StyleKey<Configuration>.self] }
    }
  }

  /// What the control shows.
  @MainActor package func body(of configuration: Configuration) -> some View {
    guard let stack else { return Configuration.defaultStyle.body(of: configuration) }
    return AnyView(stack.style.body(of: configuration).modifier(OuterStylesModifier(outer: stack.outer)))
  }

  /// A view that an app gave the control: its label, or its content.
  ///
  /// Controls in it have the styles of the place where the control is.
  package func part<Part: View>(_ view: Part) -> AnyView {
    guard let stack else { return AnyView(view) }
    return AnyView(view.modifier(OwnStylesModifier(own: stack)))
  }
}
