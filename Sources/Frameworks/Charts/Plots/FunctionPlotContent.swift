/// What a plot of a line shows that follows a formula.
public struct FunctionLinePlotContent: ChartContent {
  /// It has no body.
  public typealias Body = Never
  let function: PlotFunction

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    var mark = Mark(.line)
    mark.function = content.function
    marks.append(mark)
  }
}

/// What a plot of an area shows that follows a formula.
public struct FunctionAreaPlotContent: ChartContent {
  /// It has no body.
  public typealias Body = Never
  let function: PlotFunction

  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    var mark = Mark(.area)
    mark.function = content.function
    mark.stacking = .unstacked
    marks.append(mark)
  }
}
