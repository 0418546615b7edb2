/// What a plot shows that makes points of a line of the elements of a collection.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}

/// What a plot shows that makes points of an area of the elements of a collection.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}

/// What a plot shows that makes symbols of the elements of a collection.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}

/// What a plot shows that makes bars of the elements of a collection.
public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}

/// What a plot shows that makes rectangles of the elements of a collection.
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}

/// What a plot shows that makes lines along an axis of the elements of a collection.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}

/// What a plot shows that makes sectors of the elements of a collection.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// It has no body.
  public typealias Body = Never
  /// What the collection holds.
  public typealias DataElement = Data.Element
  let marks: VectorizedMarks<Data>

  public nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<Data.Element>) {
    content.marks.collect(into: &elements)
  }
}
