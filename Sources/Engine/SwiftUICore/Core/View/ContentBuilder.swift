/// Makes content from the statements of a closure: the name that builders of views have from SDK 27 on.
public typealias ContentBuilder = ViewBuilder
