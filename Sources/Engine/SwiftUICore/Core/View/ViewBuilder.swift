/// Builds a view from the statements of a closure.
///
/// Both ways of a condition have identities of their own, so that state does not go from one to the other. A condition without
/// `else` shows nothing where it does not hold, and an empty closure is an `EmptyView`.
///
///     @ViewBuilder func line(_ name: String?) -> some View {
///       if let name { Text(name) } else { Divider() }
///     }
@resultBuilder
public struct ViewBuilder {
  /// Passes one statement's view through.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Rejects statements that are no views with a clear message.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Builds an empty view from an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds the children of a container from any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Shows a view only when the condition of an `if` without `else` holds.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of a view that is only available on some systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
