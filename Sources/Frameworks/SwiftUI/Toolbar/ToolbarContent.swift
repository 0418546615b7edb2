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
  var items: [BarItem] = []
}

extension ToolbarContent {
  /// Adds the items of what it is made of.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { Body._collect(content.body, into: &items) }

  var barItems: [BarItem] {
    var collected = _ToolbarItems()
    Self._collect(self, into: &collected)
    return collected.items
  }
}

/// What people may rearrange in a bar; on this system it is as it was declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Several things in a bar.
nonisolated public struct _TupleToolbarContent: ToolbarContent, CustomizableToolbarContent {
  let items: [BarItem]
  public var body: Never { return primitiveBody("_TupleToolbarContent") }
  /// Adds its items.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { items.items += content.items }
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
    var items: [BarItem] = []
    for content in repeat each content { items += content.barItems }
    return _TupleToolbarContent(items: items)
  }
  /// Combines several items that people may rearrange.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var items: [BarItem] = []
    for content in repeat each content { items += content.barItems }
    return _TupleToolbarContent(items: items)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _TupleToolbarContent(items: content?.barItems ?? [])
  }
  /// The first branch of a condition.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _TupleToolbarContent {
    _TupleToolbarContent(items: content.barItems)
  }
  /// The second branch of a condition.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _TupleToolbarContent {
    _TupleToolbarContent(items: content.barItems)
  }
  /// The content of an availability check.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _TupleToolbarContent {
    _TupleToolbarContent(items: content.barItems)
  }
}
