import SwiftUICore

/// What a screen has in its bars: items, groups of them, or things made of these.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Self.Body { get }
  /// Adds its items to a list; made by the framework.
  static func _collect(_ content: Self, into items: inout _ToolbarItems)
}

/// The items of a screen's bars as they are collected.
nonisolated public struct _ToolbarItems {
  enum Part {
    case item(BarItem)
    /// What an app made of items, as a view that is evaluated where the bar's content is declared.
    case own(AnyView)
  }
  var parts: [Part] = []
}

extension ToolbarContent {
  /// Adds the items of what it is made of.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    items.parts.append(.own(AnyView(OwnToolbarContent(content: ToolbarContentHolder(content: content)))))
  }

  var parts: [_ToolbarItems.Part] {
    var collected = _ToolbarItems()
    Self._collect(self, into: &collected)
    return collected.parts
  }
}

/// An app's own content of bars, which may have dynamic properties: it shows nothing where it is.
private struct OwnToolbarContent<Content: ToolbarContent>: View {
  let content: ToolbarContentHolder<Content>
  var body: some View { ToolbarSlots(parts: content.content.body.parts) }
}

private struct ToolbarContentHolder<Content>: DynamicPropertyHolder {
  let content: Content
}

/// Says of items, and of what is made of them, that they are in the bars of the screen around.
struct ToolbarSlots: View {
  let parts: [_ToolbarItems.Part]
  @Environment(\.toolbarSource) private var source

  init(parts: [_ToolbarItems.Part]) { self.parts = parts }

  var body: some View {
    ForEach(parts.indices, id: \.self) { index in
      switch parts[index] {
      case .item(let item): Color.clear.frame(width: 0, height: 0).toolbarItems([item.marked(source)])
      case .own(let view): view
      }
    }
  }
}

/// What people may rearrange in a bar; on this system it is as it was declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Several things in a bar.
nonisolated public struct _TupleToolbarContent: ToolbarContent, CustomizableToolbarContent {
  let parts: [_ToolbarItems.Part]
  public var body: Never { return primitiveBody("_TupleToolbarContent") }
  /// Adds its items.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { items.parts += content.parts }
}

/// Makes the content of a bar from a closure's statements.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  /// Takes an item as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Takes a single item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  /// Takes a single item that people may rearrange.
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }
  /// Combines several items.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var parts: [_ToolbarItems.Part] = []
    for content in repeat each content { parts += content.parts }
    return _TupleToolbarContent(parts: parts)
  }
  /// Combines several items that people may rearrange.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var parts: [_ToolbarItems.Part] = []
    for content in repeat each content { parts += content.parts }
    return _TupleToolbarContent(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _TupleToolbarContent(parts: content?.parts ?? [])
  }
  /// The first branch of a condition.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _TupleToolbarContent {
    _TupleToolbarContent(parts: content.parts)
  }
  /// The second branch of a condition.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _TupleToolbarContent {
    _TupleToolbarContent(parts: content.parts)
  }
  /// The content of an availability check.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _TupleToolbarContent {
    _TupleToolbarContent(parts: content.parts)
  }
}
