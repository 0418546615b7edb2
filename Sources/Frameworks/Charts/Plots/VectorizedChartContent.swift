/// Content of a chart that makes one mark of each element of a collection, by key paths.
public protocol VectorizedChartContent<DataElement>: ChartContent where Body == Never {
  /// What the collection holds.
  associatedtype DataElement
  /// Adds the descriptions of the marks, each with its element.
  nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<DataElement>)
}

/// The descriptions of marks, each with the element that it was made of.
public struct _ElementMarks<DataElement> {
  var all: [(element: DataElement, mark: Mark)] = []
}

extension VectorizedChartContent {
  public nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    var elements = _ElementMarks<DataElement>()
    Self._collect(content, into: &elements)
    for (index, entry) in elements.all.enumerated() { marks.append(entry.mark, part: UInt64(index)) }
  }
}

/// A collection, and the mark of each of its elements.
struct VectorizedMarks<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> Mark

  func collect(into elements: inout _ElementMarks<Data.Element>) {
    for element in data { elements.all.append((element, mark(element))) }
  }
}

/// Content whose marks are described otherwise than it does itself, each by its element.
struct EditedVectorizedContent<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement
  let content: Content
  let edit: (DataElement, inout Mark) -> Void

  nonisolated static func _collect(_ content: Self, into elements: inout _ElementMarks<DataElement>) {
    let first = elements.all.count
    Content._collect(content.content, into: &elements)
    for index in first..<elements.all.count { content.edit(elements.all[index].element, &elements.all[index].mark) }
  }
}
