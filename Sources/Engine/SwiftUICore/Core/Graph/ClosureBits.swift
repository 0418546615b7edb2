/// A closure's code and context, as they are: equal bits mean the same closure.
///
/// A closure literal that captures nothing has the same bits each time it is evaluated. Those that capture have a context of
/// their own each time and so differ. The bits are meaningful only while the closure itself is kept.
package struct ClosureBits: Equatable, Sendable {
  private let code: UInt
  private let context: UInt

  /// Takes the bits of the only field of a struct; passing the closure itself to a generic function would wrap it in another one.
  package nonisolated init<Holder>(of holder: Holder) {
    guard MemoryLayout<Holder>.size == MemoryLayout<(UInt, UInt)>.size else {
      fatalError("ClosureBits takes a struct that holds one closure")
    }
    (code, context) = withUnsafeBytes(of: holder) { $0.loadUnaligned(as: (UInt, UInt).self) }
  }

  /// A closure from any value.
  package struct Holder<Input, Output> {
    let closure: (Input) -> Output
    package nonisolated init(_ closure: @escaping (Input) -> Output) { self.closure = closure }
  }
}
