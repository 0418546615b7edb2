public import DisplayModel

/// A modifier with data that can lie between two values: its body is evaluated with each value on the way.
///
/// The older way to write `ViewModifier, Animatable`, which says the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
