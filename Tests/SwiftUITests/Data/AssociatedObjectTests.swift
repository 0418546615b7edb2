import Foundation
import FoundationAdditions
import Testing

@Suite("Values beside objects")
struct AssociatedObjectTests {
  private final class Owner {}
  // Safe: only its address is used.
  nonisolated(unsafe) private static var first: UInt8 = 0
  // Safe: only its address is used.
  nonisolated(unsafe) private static var second: UInt8 = 0

  private func key(_ isFirst: Bool = true) -> UnsafeRawPointer {
    isFirst ? UnsafeRawPointer(&Self.first) : UnsafeRawPointer(&Self.second)
  }

  @Test("each object has its own, under each key one")
  func keys() {
    let (one, two) = (Owner(), NSObject())
    objc_setAssociatedObject(one, key(), "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, key(false), 3, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key()) as? String == "a" && objc_getAssociatedObject(one, key(false)) as? Int == 3)
    #expect(objc_getAssociatedObject(two, key()) == nil)
    objc_setAssociatedObject(one, key(), nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key()) == nil && objc_getAssociatedObject(one, key(false)) != nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, key(false)) == nil)
  }

  @Test("a copy does not change with its original; what is only assigned may go")
  func policies() {
    let owner = Owner(), text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, key(), text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, key()) as? NSString == "a")
    var other: Owner? = Owner()
    objc_setAssociatedObject(owner, key(false), other, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, key(false)) as? Owner === other)
    other = nil
    #expect(objc_getAssociatedObject(owner, key(false)) == nil)
  }

  @Test("values of objects that have ended go as others get theirs, and are never those of a later object")
  func ending() {
    weak var value: Owner?
    autoreleasepool {
      let owner = Owner(), kept = Owner()
      value = kept
      objc_setAssociatedObject(owner, key(), kept, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<1000).map { _ in Owner() }
    #expect(others.allSatisfy { objc_getAssociatedObject($0, key()) == nil })
    for other in others { objc_setAssociatedObject(other, key(), "x", .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil && others.allSatisfy { objc_getAssociatedObject($0, key()) as? String == "x" })
  }
}
