public import SwiftUICore

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Takes commands as they stand.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Takes no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Takes commands as they stand.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Takes several commands.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandsTuple(repeat each content)
  }
  /// Has commands only when the condition of an `if` without `else` holds.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  /// Has the commands of the first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  /// Has the commands of the second branch of an `if` or `switch`.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
  /// Takes commands that are only available on some systems.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}
